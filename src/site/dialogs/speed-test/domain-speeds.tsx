import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { Button } from '@/site/ui/button'
import { speedClass, type SpeedClass } from './speed-classes'
import { useGoToDomain } from './use-domains'
import { useSpeeds } from './use-speeds'

/** A row for each domain, with its speed and a button that opens it. */
export function DomainSpeeds({ domains }: { domains: readonly string[] }) {
  const t = useText()
  const { speeds, isMeasuring, measureAgain } = useSpeeds(domains)
  const goTo = useGoToDomain()
  return (
    <>
      <List>
        {domains.map((domain) => (
          <Row key={domain}>
            <b>{domain}</b>
            <Speed time={speeds[domain]} />
            {domain === location.hostname ? (
              <span>{t('speed-test.here')}</span>
            ) : (
              <Button aria-label={t('speed-test.useNamed', { domain })} onClick={() => goTo(domain)}>
                {t('speed-test.use')}
              </Button>
            )}
          </Row>
        ))}
      </List>
      <Button emphasis="strong" busy={isMeasuring} onClick={measureAgain}>
        {t('speed-test.again')}
      </Button>
      <p role="status" className="visually-hidden">
        {t(isMeasuring ? 'speed-test.measuring' : 'speed-test.done')}
      </p>
    </>
  )
}

function Speed({ time }: { time: number | undefined }) {
  const t = useText()
  if (time === undefined) return <span>{t('speed-test.measuring')}</span>
  const found = speedClass(time)
  return (
    <Time $class={found}>
      {t(`speed-test.${found}`)} <small>{t('speed-test.time', { time })}</small>
    </Time>
  )
}

const List = styled.ul`
  display: grid;
  padding: 0;
  margin-block: var(--space-4);
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  align-items: center;
  min-block-size: 4rem;
  padding-block: var(--space-2);
  border-block-end: 1px solid var(--color-border);

  > b {
    overflow-wrap: anywhere;
  }

  > :last-child {
    grid-area: 1 / 2 / span 2;
  }
`

const colors: Record<SpeedClass, string> = {
  fast: 'var(--color-success)',
  normal: 'var(--color-warning)',
  slow: 'var(--color-danger)',
}

const Time = styled.span<{ $class: SpeedClass }>`
  color: ${({ $class }) => colors[$class]};
  font-weight: var(--font-weight-control);

  > small {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`
