/** A language of a brand: its code in site.json, and its BCP 47 tag. */
export interface BrandLanguage {
  readonly code: string
  readonly tag: string
}

/** A family of a package of Fontsource for letters that no typeface of ours has. */
export interface ScriptFamily {
  readonly slug: string
  readonly family: string
  /** The package's subset with the letters. */
  readonly subset: string
  /** One file of all weights, where it is smaller than two of one. */
  readonly isVariable?: true
  /** As a multiple of the size. */
  readonly lineHeight?: number
}

/**
 * By ISO 15924 script, or language and script where a language reads its script in a style of its own. Chinese, Japanese
 * and Korean have none: a weight of theirs is 4 MB in 120 files, and every device that reads them has a face.
 */
const families: Readonly<Record<string, readonly ScriptFamily[]>> = {
  Thai: [{ slug: 'noto-sans-thai', family: 'Noto Sans Thai', subset: 'thai' }],
  Laoo: [{ slug: 'noto-sans-lao', family: 'Noto Sans Lao', subset: 'lao' }],
  Khmr: [{ slug: 'noto-sans-khmer', family: 'Noto Sans Khmer', subset: 'khmer' }],
  Mymr: [{ slug: 'noto-sans-myanmar', family: 'Noto Sans Myanmar', subset: 'myanmar' }],
  Taml: [{ slug: 'noto-sans-tamil', family: 'Noto Sans Tamil', subset: 'tamil' }],
  Telu: [{ slug: 'noto-sans-telugu', family: 'Noto Sans Telugu', subset: 'telugu' }],
  Beng: [{ slug: 'noto-sans-bengali', family: 'Noto Sans Bengali', subset: 'bengali' }],
  Deva: [{ slug: 'noto-sans-devanagari', family: 'Noto Sans Devanagari', subset: 'devanagari' }],
  Sinh: [{ slug: 'noto-sans-sinhala', family: 'Noto Sans Sinhala', subset: 'sinhala' }],
  Arab: [{ slug: 'noto-sans-arabic', family: 'Noto Sans Arabic', subset: 'arabic' }],
  'ur-Arab': [
    { slug: 'noto-nastaliq-urdu', family: 'Noto Nastaliq Urdu', subset: 'arabic', isVariable: true, lineHeight: 2 },
  ],
  Cyrl: [
    { slug: 'noto-sans', family: 'Noto Sans', subset: 'cyrillic' },
    { slug: 'noto-sans', family: 'Noto Sans', subset: 'cyrillic-ext' },
  ],
}

/** Languages of the Latin script with letters beyond those of Western Europe and Vietnam. */
const furtherLatin = ['az', 'bs', 'cs', 'hr', 'hu', 'lt', 'lv', 'mt', 'pl', 'ro', 'sk', 'sl', 'tr']

/** The families that the languages are read in, each with the codes of those languages. */
export function scriptFamiliesFor(
  languages: readonly BrandLanguage[],
): { readonly family: ScriptFamily; readonly codes: readonly string[] }[] {
  return Object.entries(families).flatMap(([key, ofScript]) => {
    const codes = languages.filter(({ tag }) => scriptKey(tag) === key).map(({ code }) => code)
    return codes.length === 0 ? [] : ofScript.map((family) => ({ family, codes }))
  })
}

export function needsFurtherLatin(languages: readonly BrandLanguage[]): boolean {
  return languages.some(({ tag }) => {
    const { language, script } = new Intl.Locale(tag).maximize()
    return script === 'Latn' && furtherLatin.includes(language)
  })
}

/** Codes of the languages that are shown in the faces of players' devices. */
export function inDeviceFaces(languages: readonly BrandLanguage[]): string[] {
  return languages
    .filter(({ tag }) => new Intl.Locale(tag).maximize().script !== 'Latn' && !(scriptKey(tag) in families))
    .map(({ code }) => code)
}

function scriptKey(tag: string): string {
  const { language, script = '' } = new Intl.Locale(tag).maximize()
  const own = `${language}-${script}`
  return own in families ? own : script
}
