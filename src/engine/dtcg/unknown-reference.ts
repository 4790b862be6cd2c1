import { suggest } from '@/engine/names/suggest'
import type { TokenFinding } from './token-finding'
import { referenceIn } from './reference'
import type { ReferenceFault } from './reference-trail'

/** A reference that leads to no value. `names`: those of the tokens that it may name. */
export function unknownReference(
  { at, written, message, circle }: ReferenceFault,
  names: readonly string[],
): TokenFinding {
  const reference = referenceIn(written) ?? referenceIn({ $ref: written })
  const isAlias = reference?.form === 'alias'
  // In a circle the names themselves are not wrong.
  const near = circle === undefined && reference !== undefined ? suggest(reference.path.join('.'), names) : []
  return {
    kind: 'reference',
    file: 'theme',
    path: ['tokens', ...at],
    spot: 'value',
    message,
    expected: `a token as ${inForm(names[0] ?? 'color.light.primary', isAlias)}`,
    received: JSON.stringify(written),
    suggestions: near.map((name) => inForm(name, isAlias)),
  }
}

function inForm(name: string, isAlias: boolean): string {
  return isAlias ? `{${name}}` : `#/${name.replaceAll('.', '/')}`
}
