import { styled } from 'styled-components'
import { Value } from './page-parts'
import type { Contrast } from 'virtual:merchants'

/** Each colour pair as a sample, with its contrast ratio and the WCAG 2.2 level it reaches. */
export function ContrastTable({ contrasts }: { contrasts: readonly Contrast[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">Contrast</th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        {contrasts.map((contrast) => (
          <Row key={`${contrast.color.name} ${contrast.on.name}`} contrast={contrast} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ contrast }: { contrast: Contrast }) {
  const { color, on, least, ratio } = contrast
  const isText = least >= 4.5
  return (
    <tr>
      <td>
        {isText ? (
          <Sample data-sample aria-hidden style={{ color: color.value, background: on.value }}>
            Ag 123
          </Sample>
        ) : (
          <Sample data-sample aria-hidden style={{ background: on.value }}>
            <Outline style={{ borderColor: color.value }} />
          </Sample>
        )}
      </td>
      <th scope="row">{color.name}</th>
      <td>{on.name}</td>
      <td>
        <Value>{figure(ratio)} : 1</Value>
      </td>
      <td>{verdict(contrast)}</td>
    </tr>
  )
}

/** Truncated, not rounded: 4.499 is not 4.5. */
function figure(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

/** Levels of 1.4.3 and 1.4.6 for text, of 1.4.11 for non-text content. */
function verdict({ least, ratio }: Contrast): string {
  if (ratio < least) return `Fails: needs ${least}`
  if (least < 4.5) return 'AA (not text)'
  return ratio >= 7 ? 'AAA' : 'AA'
}

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 52rem;
  border-collapse: collapse;
  font-size: var(--font-size-small);

  & th,
  & td {
    padding: 0.35rem 0.75rem;
    border-block-end: 1px solid var(--color-border);
    text-align: start;
    overflow-wrap: anywhere;
  }
`

const Sample = styled.div`
  display: grid;
  place-items: center;
  inline-size: 6rem;
  block-size: 2.25rem;
  border: 1px solid var(--color-border);
  font-weight: var(--font-weight-body);
`

const Outline = styled.div`
  inline-size: 3.5rem;
  block-size: 1.25rem;
  border: 2px solid;
`
