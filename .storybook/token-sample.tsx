import { styled } from 'styled-components'
import type { Token } from 'virtual:merchants'

interface TokenSampleProps {
  /** Group of the token: `color.dark`. */
  readonly group: string
  /** DTCG type. */
  readonly type: string
  readonly token: Token
}

const pangram = 'Sphinx of black quartz, judge my vow 0123456789'

/** A visual sample of a token. Its name and value stand beside it. */
export function TokenSample({ group, type, token: { value } }: TokenSampleProps) {
  switch (type) {
    case 'color':
      return <Swatch style={{ background: value }} />
    case 'fontFamily':
      return <Text style={{ fontFamily: value, fontSize: 'var(--font-size-large)' }}>{pangram}</Text>
    case 'fontWeight':
      return <Text style={{ fontWeight: value, fontSize: 'var(--font-size-large)' }}>Sphinx of quartz</Text>
    case 'shadow':
      return <Box style={{ boxShadow: value }} />
    case 'duration':
      return <Bar style={{ transitionDuration: value }} />
    default:
      return <DimensionSample group={group} value={value} />
  }
}

function DimensionSample({ group, value }: { group: string; value: string }) {
  if (group === 'fontSize') return <Text style={{ fontSize: value }}>{pangram}</Text>
  if (group === 'radius') return <Box style={{ borderRadius: value }} />
  return <Ruler style={{ inlineSize: value }} />
}

const Swatch = styled.div`
  block-size: 4rem;
  border: 1px solid var(--color-border-strong);
  border-radius: 4px;
`

const Text = styled.div`
  overflow: hidden;
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Box = styled.div`
  inline-size: 8rem;
  block-size: 5rem;
  margin-block-end: 1rem;
  border: 1px solid var(--color-border-strong);
  background: var(--color-surface-raised);
`

const Ruler = styled.div`
  block-size: 1rem;
  background: var(--color-accent);
`

/** Grows on hover, with the token's duration. */
const Bar = styled.div`
  inline-size: 2rem;
  block-size: 1rem;
  background: var(--color-accent);
  transition: inline-size linear;

  li:hover > & {
    inline-size: 100%;
  }
`
