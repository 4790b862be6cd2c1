import { hasPattern } from '@/contract/field-rules/pattern/matches'
import type { PatternNode } from '@/contract/field-rules/pattern/pattern-node'
import { printPattern } from '@/contract/field-rules/pattern/print-pattern'
import { halves } from '@/contract/field-rules/pattern/read-class'
import { readPattern } from '@/contract/field-rules/pattern/read-pattern'

/**
 * RegExp for ajv, with what Node 20 lacks of ES2025: `(?i:…)`. A pattern that could keep it busy for minutes is asked of
 * RegExp only for short values; `quick` are patterns that are known not to.
 */
export function nativeEngine(quick: readonly string[] = []) {
  const known = new Set(quick.map((each) => printPattern(readPattern(each))))
  const regExp = (source: string) => {
    const native = nativeRegExp(source)
    const isQuick = known.has(source) || depthOf(readPattern(source)) < 2
    return {
      test: (value: string) => (isQuick || value.length <= 12 ? native.test(value) : hasPattern(source, value)),
      // The key by which ajv keeps it.
      toString: () => source,
    }
  }
  return Object.assign(regExp, { code: 'new RegExp' })
}

function nativeRegExp(source: string): RegExp {
  const [, insensitive] = /^\(\?i:(.*)\)$/s.exec(source) ?? []
  const flags = `${halves.test(source) ? '' : 'u'}${insensitive === undefined ? '' : 'i'}`
  return new RegExp(insensitive ?? source, flags)
}

/** How deep repetitions are nested; three beside each other count as two. */
function depthOf(node: PatternNode): number {
  if (node.kind === 'sequence') {
    const repetitions = node.parts.filter((part) => part.kind === 'repeat').length
    return Math.max(repetitions > 2 ? 2 : 0, ...node.parts.map(depthOf))
  }
  if (node.kind === 'choice') return Math.max(...node.branches.map(depthOf))
  if (node.kind === 'repeat') return depthOf(node.body) + (node.max > 1 ? 1 : 0)
  return node.kind === 'look' ? depthOf(node.body) : 0
}
