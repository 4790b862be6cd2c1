import { styled } from 'styled-components'
import { PartSwitch, type StudioPart } from './part-switch'
import { Note } from './studio-styles'
import type { Overview } from '@/tools/studio/studio-api'

interface StudioHeaderProps {
  readonly overview: Overview | undefined
  readonly failure: string | undefined
  readonly part: StudioPart
  readonly onPart: (part: StudioPart) => void
}

/** Shows which brand is edited, with links to the others. */
export function StudioHeader({ overview, failure, part, onPart }: StudioHeaderProps) {
  return (
    <Header>
      <h1>{overview?.name ?? 'Studio'}</h1>
      <select
        aria-label="Brand"
        value={overview?.code ?? ''}
        onChange={({ currentTarget }) => {
          const brand = overview?.brands.find((each) => each.code === currentTarget.value)
          if (brand) location.assign(`//${brand.host}:${location.port}/__studio`)
        }}
      >
        {overview?.brands.map((brand) => (
          <option key={brand.code} value={brand.code}>
            {brand.code}
          </option>
        ))}
      </select>
      <PartSwitch part={part} onPart={onPart} />
      <span role="status">{failure !== undefined && <Note $tone="error">{failure}</Note>}</span>
    </Header>
  )
}

const Header = styled.header`
  grid-area: header;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.5rem 0.75rem;
  background: var(--tool-surface);

  & > select {
    min-block-size: 2.25rem;
    color: var(--tool-text);
    background: var(--tool-field);
    border: 1px solid var(--tool-line-strong);
    border-radius: 0.375rem;
  }
`
