/**
 * The only keys that a copy may hold, by the role of the object they stand in. Written down apart from the rebuild's own
 * list, on purpose: what both agree on is allowed.
 */

/** What may stand as the value of a key. `plain`: numbers, names, booleans and lists of them: never a string, never an object. */
export type Shape =
  | 'plain'
  /** A language tag. */
  | 'language'
  /** Two random-looking strings, the file identifier. */
  | 'identifier'
  /** Raw bytes that a colour or font dictionary keeps as a string (palette, CID system, code space). */
  | 'bytes'
  /** What device colours mean: one of the few words that a copy has for it. */
  | 'condition'
  /** Of a font: what its name says, too. */
  | 'family'
  | { readonly role: Role }
  /** A list of objects of one role, or one such object. */
  | { readonly each: Role }
  /** A dictionary with free keys (resource names) whose values have one role. */
  | { readonly named: Role }
  /** Any mix of plain values, bytes and streams of numbers: colour spaces, functions. */
  | { readonly list: Role };

export type Role =
  | 'trailer'
  | 'catalog'
  | 'outline'
  | 'outline-item'
  | 'page-labels'
  | 'page-label'
  | 'pages'
  | 'page'
  | 'resources'
  | 'content'
  | 'form'
  | 'xobject'
  | 'image'
  | 'group'
  | 'font'
  | 'descriptor'
  | 'cid-system'
  | 'encoding'
  | 'map'
  | 'font-program'
  | 'procedure'
  | 'state'
  | 'soft-mask'
  | 'halftone'
  | 'pattern'
  | 'shading'
  | 'function'
  | 'colour'
  | 'profile'
  | 'properties'
  | 'output-intent'
  | 'metadata'
  | 'layers'
  | 'layer'
  | 'layer-config';

type Rules = Readonly<Record<string, Shape>>;

const plain = (...keys: string[]): Rules => Object.fromEntries(keys.map((key) => [key, 'plain' as const]));

/** Of every stream (ISO 32000-2, table 5); external file keys are missing on purpose. */
const STREAM: Rules = plain('Length', 'Filter', 'DecodeParms', 'DL');

const RESOURCES: Rules = {
  Font: { named: 'font' },
  XObject: { named: 'xobject' },
  ExtGState: { named: 'state' },
  ColorSpace: { named: 'colour' },
  Pattern: { named: 'pattern' },
  Shading: { named: 'shading' },
  Properties: { named: 'properties' },
  ...plain('ProcSet'),
};

const COLOUR: Shape = { list: 'colour' };
const FORM: Rules = {
  ...STREAM,
  ...plain('Type', 'Subtype', 'FormType', 'BBox', 'Matrix'),
  Resources: { role: 'resources' },
  Group: { role: 'group' },
};

export const GRAMMAR: Readonly<Record<Role, Rules>> = {
  trailer: {
    ...STREAM,
    ...plain('Size', 'Type', 'W', 'Index'),
    Root: { role: 'catalog' },
    ID: 'identifier',
  },
  catalog: {
    ...plain('Type', 'Version', 'PageLayout', 'PageMode', 'MarkInfo'),
    Lang: 'language',
    Pages: { role: 'pages' },
    OutputIntents: { each: 'output-intent' },
    Metadata: { role: 'metadata' },
    PageLabels: { role: 'page-labels' },
    Outlines: { role: 'outline' },
    OCProperties: { role: 'layers' },
    ViewerPreferences: 'plain',
  },
  outline: {
    ...plain('Type', 'Count'),
    First: { role: 'outline-item' },
    Last: { role: 'outline-item' },
  },
  // Only such as a page says itself; looked through for removed values as every string.
  'outline-item': {
    Title: 'bytes',
    ...plain('Count'),
    Parent: { role: 'outline-item' },
    Prev: { role: 'outline-item' },
    Next: { role: 'outline-item' },
    First: { role: 'outline-item' },
    Last: { role: 'outline-item' },
    Dest: { list: 'page' },
  },
  'page-labels': { Nums: { each: 'page-label' } },
  // A prefix would be text.
  'page-label': plain('S', 'St'),
  pages: {
    ...plain('Type', 'Count', 'MediaBox', 'CropBox', 'Rotate'),
    Kids: { each: 'page' },
    Parent: { role: 'pages' },
    Resources: { role: 'resources' },
  },
  page: {
    ...plain('Type', 'MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit', 'Tabs'),
    Parent: { role: 'pages' },
    Resources: { role: 'resources' },
    Contents: { each: 'content' },
    Group: { role: 'group' },
  },
  resources: RESOURCES,
  content: STREAM,
  form: FORM,
  xobject: {},
  image: {
    ...STREAM,
    ...plain('Type', 'Subtype', 'Width', 'Height', 'BitsPerComponent', 'Intent', 'ImageMask', 'Decode'),
    ...plain('Interpolate', 'SMaskInData', 'Matte'),
    ColorSpace: COLOUR,
    Mask: { list: 'image' },
    SMask: { role: 'image' },
  },
  group: { ...plain('Type', 'S', 'I', 'K'), CS: COLOUR },
  font: {
    ...plain(
      'Type',
      'Subtype',
      'BaseFont',
      'FirstChar',
      'LastChar',
      'Widths',
      'FontBBox',
      'FontMatrix',
      'Name',
    ),
    ...plain('DW', 'W', 'DW2', 'W2'),
    Encoding: { list: 'encoding' },
    FontDescriptor: { role: 'descriptor' },
    ToUnicode: { list: 'map' },
    DescendantFonts: { each: 'font' },
    CIDSystemInfo: { role: 'cid-system' },
    CIDToGIDMap: { list: 'map' },
    CharProcs: { named: 'procedure' },
    Resources: { role: 'resources' },
  },
  descriptor: {
    ...plain('Type', 'FontName', 'FontStretch', 'FontWeight', 'Flags', 'FontBBox', 'ItalicAngle', 'Ascent'),
    ...plain(
      'Descent',
      'Leading',
      'CapHeight',
      'XHeight',
      'StemV',
      'StemH',
      'AvgWidth',
      'MaxWidth',
      'MissingWidth',
    ),
    FontFamily: 'family',
    FontFile: { role: 'font-program' },
    FontFile2: { role: 'font-program' },
    FontFile3: { role: 'font-program' },
  },
  'cid-system': { Registry: 'bytes', Ordering: 'bytes', ...plain('Supplement') },
  encoding: {
    ...STREAM,
    ...plain('Type', 'BaseEncoding', 'Differences', 'CMapName', 'WMode'),
    CIDSystemInfo: { role: 'cid-system' },
    UseCMap: { list: 'encoding' },
  },
  map: {
    ...STREAM,
    ...plain('Type', 'CMapName', 'WMode', 'UseCMap'),
    CIDSystemInfo: { role: 'cid-system' },
  },
  'font-program': { ...STREAM, ...plain('Length1', 'Length2', 'Length3', 'Subtype', 'Type') },
  procedure: { ...STREAM, Resources: { role: 'resources' } },
  state: {
    ...plain(
      'Type',
      'LW',
      'LC',
      'LJ',
      'ML',
      'D',
      'RI',
      'OP',
      'op',
      'OPM',
      'FL',
      'SM',
      'SA',
      'BM',
      'CA',
      'ca',
    ),
    ...plain('AIS', 'TK'),
    Font: { list: 'font' },
    SMask: { list: 'soft-mask' },
    BG: { list: 'function' },
    BG2: { list: 'function' },
    UCR: { list: 'function' },
    UCR2: { list: 'function' },
    TR: { list: 'function' },
    TR2: { list: 'function' },
    HT: { list: 'halftone' },
  },
  'soft-mask': { ...plain('Type', 'S', 'BC'), G: { role: 'form' }, TR: { list: 'function' } },
  halftone: {
    ...STREAM,
    ...plain(
      'Type',
      'HalftoneType',
      'Frequency',
      'Angle',
      'SpotFunction',
      'AccurateScreens',
      'Width',
      'Height',
    ),
    ...plain('Xsquare', 'Ysquare'),
    TransferFunction: { list: 'function' },
  },
  pattern: {
    ...STREAM,
    ...plain('Type', 'PatternType', 'PaintType', 'TilingType', 'BBox', 'XStep', 'YStep', 'Matrix'),
    Resources: { role: 'resources' },
    Shading: { role: 'shading' },
    ExtGState: { role: 'state' },
  },
  shading: {
    ...STREAM,
    ...plain('ShadingType', 'Background', 'BBox', 'AntiAlias', 'Domain', 'Matrix', 'Coords', 'Extend'),
    ...plain('BitsPerCoordinate', 'BitsPerComponent', 'BitsPerFlag', 'Decode', 'VerticesPerRow'),
    ColorSpace: COLOUR,
    Function: { list: 'function' },
  },
  function: {
    ...STREAM,
    ...plain('FunctionType', 'Domain', 'Range', 'Size', 'BitsPerSample', 'Order', 'Encode', 'Decode'),
    ...plain('C0', 'C1', 'N', 'Bounds'),
    Functions: { each: 'function' },
  },
  colour: {
    ...plain('WhitePoint', 'BlackPoint', 'Gamma', 'Matrix', 'Range', 'Subtype', 'Type', 'Components'),
    ...STREAM,
    ...plain('N', 'FunctionType', 'Domain', 'Size', 'BitsPerSample', 'Order', 'Encode', 'Decode', 'C0', 'C1'),
    ...plain('Bounds'),
    Alternate: COLOUR,
    Functions: { each: 'function' },
    Colorants: { named: 'colour' },
    Process: { role: 'colour' },
    ColorSpace: COLOUR,
  },
  profile: { ...STREAM, ...plain('N', 'Range'), Alternate: COLOUR },
  properties: { ...plain('Type', 'MCID'), OCGs: { each: 'layer' } },
  'output-intent': {
    ...plain('Type', 'S'),
    OutputConditionIdentifier: 'condition',
    Info: 'condition',
    DestOutputProfile: { role: 'profile' },
  },
  metadata: { ...STREAM, ...plain('Type', 'Subtype') },
  layers: { OCGs: { each: 'layer' }, D: { role: 'layer-config' } },
  layer: { ...plain('Type', 'Intent'), Name: 'bytes' },
  'layer-config': {
    ...plain('BaseState', 'Intent', 'Event', 'Category'),
    ON: { each: 'layer' },
    OFF: { each: 'layer' },
    Order: { each: 'layer' },
    Name: 'bytes',
  },
};
