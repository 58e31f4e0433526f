export const help = {
  title: 'Help',
  start: 'First steps',
  steps: [
    ['Create a folder', 'In Documents, choose “New folder” and enter it.'],
    ['Upload PDFs', 'Drop the files on the page or choose “Upload files”. Each page costs one credit.'],
    ['Review', 'Open the document: each finding can be accepted or rejected, here or everywhere.'],
    ['Remove the data', 'Choose look and level. The copy appears only once it is verified.'],
    ['Download', 'The copy, the certificate and the original are in the file’s menu.'],
  ],
  removed: 'What is removed',
  removedList: [
    'The marked text, with its characters and positions, from every part of the file',
    'Pixels under the bars in pictures and scanned pages',
    'Metadata, attachments, scripts, fields and annotations',
    'Old revisions and hidden layers',
  ],
  kept: 'What is not removed',
  keptList: [
    'What nobody marked: review before you publish',
    'What identifies by context, like “the only woman mayor of the town”',
    'Faces and signatures in photographs, unless they are marked',
    'The original, which is kept until you delete it',
  ],
  confidence: 'What confidence means',
  confidenceText:
    'Of ten findings at 90% confidence, nine are right. Under the threshold a finding is “to review” and goes only if someone accepts it.',
  levels: 'Levels of removal',
  law: 'What the LGPD says',
  lawText:
    'While the original exists, whoever keeps it can still reverse the copy (art. 12). That is why we say “redacted copy” and offer to delete the original.',
} as const;
