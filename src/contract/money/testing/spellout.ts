/**
 * Numbers as Unicode's data write them out: the rules of CLDR (UTS 35, part 3, "Rule-Based Number Formatting"), read as
 * that describes them, for whole numbers.
 */
export interface Spellout {
  /** Names of the sets of rules that write cardinal numbers: by gender and case, with and without "and". */
  readonly sets: readonly string[]
  readonly write: (value: number, set: string) => string
}

interface Rule {
  readonly base: number
  readonly divisor: number
  readonly body: string
}

type Sets = ReadonlyMap<string, readonly Rule[]>

/** A language's file of the package `cldr-rbnf`. */
export interface PublishedRules {
  readonly rbnf: { readonly rbnf: { readonly SpelloutRules: Readonly<Record<string, unknown>> } }
}

export function spelloutOf(tag: string, published: PublishedRules): Spellout {
  const { SpelloutRules } = published.rbnf.rbnf
  const sets: Sets = new Map(
    Object.entries(SpelloutRules).flatMap(([name, rules]) =>
      Array.isArray(rules) ? [[name, (rules as [string, string][]).flatMap(([base, body]) => ruleOf(base, body))]] : [],
    ),
  )
  const isCardinal = (name: string) => /^%spellout-(?:cardinal|numbering)/.test(name) && !/year|days/.test(name)
  const write = (value: number, set: string) => written(value, set, { sets, tag }).trim()
  return { sets: [...sets.keys()].filter(isCardinal), write }
}

/** Rules for negative numbers, fractions and what is no number are left out. */
function ruleOf(descriptor: string, text: string): Rule[] {
  const [, digits, radix = '10', shifts = ''] = /^(\d+)(?:\/(\d+))?(>*)$/.exec(descriptor) ?? []
  if (digits === undefined) return []
  const base = Number(digits)
  let divisor = 1
  let left = shifts.length
  while (divisor * Number(radix) <= base) divisor *= Number(radix)
  while (left-- > 0) divisor /= Number(radix)
  return [{ base, divisor, body: text.replace(/;$/, '').replace(/^'/, '') }]
}

interface Language {
  readonly sets: Sets
  readonly tag: string
}

function written(value: number, set: string, language: Language): string {
  const rules = language.sets.get(set)
  if (rules === undefined) throw new Error(`${language.tag} has no rules ${set}`)
  let at = rules.findLastIndex(({ base }) => base <= value)
  const { base = 0, divisor = 1, body = '' } = rules[at] ?? {}
  // A rule for 1,100 on does not write 2,000, if it has two parts: the one before it does.
  const hasTwo = /←/.test(body) && /→/.test(body)
  if (hasTwo && value % divisor === 0 && base % divisor !== 0) at--
  const rule = rules[at]
  if (rule === undefined) throw new Error(`${language.tag} writes no ${value} by ${set}`)
  return filled(rule, { value, set, at }, language)
}

interface Place {
  readonly value: number
  readonly set: string
  readonly at: number
}

const substitution = /\$\((\w+),([^)]*)\)\$|([←→=])([^←→=]*)\3(→?)/gu

function filled({ body, divisor }: Rule, place: Place, language: Language): string {
  const { value, set } = place
  const isWhole = value % divisor === 0
  const shown = body.replace(/\[([^|\]]*)(?:\|([^\]]*))?\]/gu, (_, some: string, none: string | undefined) =>
    isWhole ? (none ?? '') : some,
  )
  return shown.replace(substitution, (_, kind, forms, sign, name, third) => {
    if (kind !== undefined) return pluralOf(Math.floor(value / divisor), forms as string, language.tag)
    const part = sign === '=' ? value : sign === '←' ? Math.floor(value / divisor) : value % divisor
    if (third === '→') return before(part, place, language)
    if (/^[#0]/.test(name as string)) return String(part)
    return written(part, name === '' ? set : (name as string), language)
  })
}

/** What three arrows write: by the rule above, whatever the number is. */
function before(value: number, { set, at }: Place, language: Language): string {
  const rule = language.sets.get(set)?.[at - 1]
  return rule === undefined ? '' : filled(rule, { value, set, at: at - 1 }, language)
}

function pluralOf(count: number, forms: string, tag: string): string {
  const said = new Map([...forms.matchAll(/(\w+)\{([^}]*)\}/g)].map(([, form, text]) => [form, text]))
  return said.get(new Intl.PluralRules(tag).select(count)) ?? said.get('other') ?? ''
}
