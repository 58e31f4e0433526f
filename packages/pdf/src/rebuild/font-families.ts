/**
 * Families that come with common systems, offices and readers, without spaces and hyphens: files name them without
 * embedding them, and readers have them or know what to take instead. Families that are called like persons only are
 * not among them.
 */
const FAMILIES = `
AdobeArabic AdobeFangsongStd AdobeGothicStd AdobeHebrew AdobeHeitiStd AdobeKaitiStd AdobeMingStd
AdobeMyungjoStd AdobeSansMM AdobeSerifMM AdobeSongStd AgencyFB Aharoni Algerian AmericanTypewriter AndaleMono
Aparajita AppleChancery AppleGothic AppleSDGothicNeo AppleSymbols Aptos ArabicTypesetting Arial ArialNarrow
ArialRounded ArialUnicode AvantGarde Avenir AvenirNext Bahnschrift Baskerville BaskervilleOldFace Batang
BatangChe Bauhaus BellGothic BellMT Bembo BerlinSansFB BerlinSansFBDemi BernardMT BickhamScript BlackadderITC
Bodoni BodoniMT BookAntiqua Bookman BookmanOldStyle BookshelfSymbol BradleyHand BradleyHandITC BritannicBold
Broadway BrowalliaNew BrushScript Caladea Calibri CalifornianFB CalistoMT Cambria CambriaMath Candara
Cantarell CantarellRegular Carlito Castellar Centaur Century CenturyGothic CenturyOldStyle CenturySchlbk
CenturySchoolbook Chalkboard Chalkduster Charcoal Charter Chicago Chiller Clarendon Cochin ColonnaMT ComicSans
Consolas Constantia CooperBlack Copperplate CopperplateGothic Corbel CordiaNew Courier CourierNew CourierStd
CurlzMT DaunPenh DejaVuSans DejaVuSansMono DejaVuSerif DFKaiSB Didot DIN DINAlternate DokChampa Dotum DotumChe
DroidSans DroidSansMono DroidSerif Ebrima EdwardianScriptITC Elephant EngraversMT ErasITC EuphemiaUCAS
Eurostile FangSong FelixTitling FootlightMT Forte FranklinGothic FranklinGothicBook FranklinGothicMedium
FrankRuehl FreeMono FreeSans FreeSerif FreestyleScript FrenchScriptMT Frutiger Futura Gabriola Gadugi Garamond
Gautami Geneva Georgia Gigi GillSans Gisha GloucesterMT Gotham GothicBBB GoudyOldStyle GoudyStout Gulim
GulimChe Gungsuh GungsuhChe HarlowSolid Harrington Hei HeiseiKakuGo HeiseiMaruGo HeiseiMin Helvetica
HelveticaLT HelveticaLTStd HelveticaNeue HelveticaNeueLT HelveticaNeueLTStd HelveticaWorld HighTowerText
HiraginoKakuGothic HiraKakuPro HiraKakuProN HiraKakuStd HiraMinPro HiraMinProN Hobo HoboStd HoeflerText
HYGothic HYGungSo HYMyeongJo HYRGoThic HYSeMyeongJo HYSMyeongJo IBMPlexMono IBMPlexSans IBMPlexSerif Impact
ImprintMT Inconsolata InformalRoman Inter IrisUPC IskoolaPota JasmineUPC Jokerman JuiceITC KaiTi Kalinga
Kartika KhmerUI KodchiangUPC Kokila KozGo KozGoPr6N KozGoPro KozGoProVI KozMin KozMinPr6N KozMinPro
KozMinProVI KristenITC KunstlerScript LaoUI Latha Lato Leelawadee LetterGothic LetterGothicStd LevenimMT
LiberationMono LiberationSans LiberationSansNarrow LiberationSerif LilyUPC LinuxBiolinum LinuxLibertine
LucidaBright LucidaCalligraphy LucidaConsole LucidaFax LucidaGrande LucidaHandwriting LucidaSans
LucidaSansTypewriter LucidaSansUnicode Magneto MaiandraGD MalgunGothic Mangal MarkerFelt Marlett
MaturaMTScriptCapitals Meiryo MeiryoUI Menlo Merriweather MHei MHeiHK MicrosoftHimalaya MicrosoftJhengHei
MicrosoftNewTaiLue MicrosoftPhagsPa MicrosoftSansSerif MicrosoftTaiLe MicrosoftUighur MicrosoftYaHei
MicrosoftYiBaiti MingLiU MingLiUExtB MingLiUHKSCS Minion MinionPro MinionStd MiriamFixed Mistral MKai
ModernNo20 Monaco MongolianBaiti Monospace MonotypeCorsiva MonotypeSorts Montserrat MoolBoran MSGothic
MSLineDraw MSMincho MSOutlook MSPGothic MSPMincho MSReferenceSansSerif MSReferenceSpecialty MSSansSerif
MSSerif MSSong MSUIGothic MSung MVBoli Myriad MyriadMM MyriadPro MyriadStd Narkisim NewBaskerville
NewCenturySchlbk NewGulim NewsGothic NewsGothicMT NewYork NiagaraEngraved NiagaraSolid NimbusMonL NimbusMono
NimbusMonoPS NimbusRoman NimbusRomanNo9L NimbusRomNo9L NimbusSanL NimbusSans NimbusSansL NimbusSansNarrow
NirmalaUI Noteworthy NotoMono NotoSans NotoSansCJK NotoSansMono NotoSansSymbols NotoSerif NotoSerifCJK NSimSun
Nunito Nyala OCRA OCRAExtended OCRAStd OCRB OldEnglishText Onyx OpenSans OpenSymbol Optima Oswald
PalaceScriptMT Palatino PalatinoLinotype Papyrus Parchment Perpetua PerpetuaTitling PingFangSC PingFangTC
PlantagenetCherokee Playbill PlayfairDisplay PMingLiU PMingLiUExtB PoorRichard Poppins Pristina PTMono PTSans
PTSerif Raavi RageItalic Raleway Ravie Roboto RobotoCondensed RobotoMono RobotoSlab Rockwell RotisSansSerif
Ryumin Sabon SakkalMajalla Sans SansSerif ScriptMTBold SegoePrint SegoeScript SegoeUI SegoeUIEmoji
SegoeUIHistoric SegoeUISymbol Serif ShonarBangla ShowcardGothic Shruti SimHei SimplifiedArabic
SimplifiedArabicFixed SimSun SimSunExtB Sitka Skia SnapITC SourceCodePro SourceSansPro SourceSerifPro STCaiyun
Stencil STFangsong STHeiti STHupo STKaiti STLiti StoneSans StoneSerif STSong STXihei STXingkai STXinwei
STZhongsong Swiss Swiss721 Sylfaen Symbol SymbolMT Tahoma TempusSansITC Thonburi Times TimesNewRoman TimesTen
TitilliumWeb TraditionalArabic TrajanPro Trebuchet TrebuchetMS Tunga TwCen Ubuntu UbuntuMono Univers
UniversLTStd URWBookman URWBookmanL URWGothic URWGothicL URWPalladioL Utopia Utsaah Vani Verdana Vijaya
VinerHandITC Vivaldi VladimirScript Vrinda WarnockPro Webdings WideLatin Wingdings Wingdings2 Wingdings3
YuGothic YuMincho ZapfChancery ZapfDingbats ZapfDingbatsITC Zapfino
`;

const STYLES = `
Black BlackItalic Bold BoldItalic BoldMT BoldOblique Book BookOblique BT Caption Cond Condensed CY Demi
DemiBold DemiCond Display Extended Extra ExtraBold ExtraLight FB GB18030 H Heavy Hv Inclined It Ital Italic
ItalicMT ITC JP KR L Light LightItalic LT Md Medi Medium MediumItalic Monospaced MS MT N Narrow Normal Obl
Oblique Plain Poster Pro PS PSMT R Reg Regu ReguItal Regular Roman SC Semi SemiBold SemiCondensed Semilight
Std TC Text Th Thin UCS2 Ultra UltraLight Unicode UniGB V W3 W4 W5 W6 W7 W8 W9 XB
`;

const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.toLowerCase());

const families = new Set(wordsOf(FAMILIES));
const styles = new Set(wordsOf(STYLES));
const LONGEST_FAMILY = Math.max(...[...families].map((family) => family.length));
/** `-SemiBoldCondensedItalicMT` and the like. */
const MOST_STYLES = 4;

/** Whether a name says a family of the list and, after it, nothing but how it looks. */
export function isKnownFamily(name: string): boolean {
  if (!/^[A-Za-z0-9]+(?:[-, +_]{1,2}[A-Za-z0-9]+)*$/.test(name)) return false;
  const letters = name.replaceAll(/[-, +_]/g, '').toLowerCase();
  for (let length = Math.min(LONGEST_FAMILY, letters.length); length > 1; length -= 1)
    if (families.has(letters.slice(0, length)) && areStyles(letters.slice(length), MOST_STYLES)) return true;
  return false;
}

function areStyles(rest: string, most: number): boolean {
  if (rest === '') return true;
  if (most === 0) return false;
  for (let length = 1; length <= rest.length; length += 1)
    if (styles.has(rest.slice(0, length)) && areStyles(rest.slice(length), most - 1)) return true;
  return false;
}
