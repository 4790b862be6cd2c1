import { styled } from 'styled-components'
import type { DifferenceLine } from '@/tools/studio/studio-api'

/** Lines of context shown around a change. */
const around = 2
const signs = { same: ' ', added: '+', removed: '−' }

/** A line diff of two texts, without unchanged lines far from a change. */
export function Difference({ label, lines }: { label: string; lines: readonly DifferenceLine[] }) {
  const near = lines.map((_, index) => lines.slice(Math.max(0, index - around), index + around + 1).some(isChange))
  return (
    <Text role="group" aria-label={label} tabIndex={0}>
      {lines.map(({ kind, text }, index) => {
        if (!near[index]) return near[index - 1] ? <Gap key={index}>⋯</Gap> : null
        return (
          <Change key={index} $kind={kind}>
            <span className="visually-hidden">{kind === 'same' ? '' : `${kind}: `}</span>
            <span aria-hidden>{signs[kind]} </span>
            {text}
          </Change>
        )
      })}
    </Text>
  )
}

function isChange({ kind }: DifferenceLine): boolean {
  return kind !== 'same'
}

const Text = styled.div`
  max-block-size: 20rem;
  overflow: auto;
  padding-block: 0.25rem;
  font:
    0.75rem/1.5 ui-monospace,
    monospace;
  border: 1px solid var(--tool-line);
  border-radius: 0.375rem;
  background: var(--tool-field);

  &:focus-visible {
    outline: 2px solid var(--tool-focus);
  }
`

const Change = styled.div<{ $kind: DifferenceLine['kind'] }>`
  inline-size: max-content;
  min-inline-size: calc(100% - 1rem);
  padding-inline: 0.5rem;
  white-space: pre;
  background: ${({ $kind }) => ($kind === 'same' ? 'transparent' : `var(--tool-${$kind})`)};
`

const Gap = styled.div`
  padding-inline: 0.5rem;
  color: var(--tool-muted);
`
