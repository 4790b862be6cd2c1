import { useId, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useText } from '@/site/i18n/language'
import { installStore, type InstallWay } from '@/site/session/install-store'
import { Button } from '@/site/ui/button'

const none = () => undefined

/** How the site can be installed, or that it just was; undefined where it cannot be. */
export function useInstall() {
  const way = useSyncExternalStore(installStore.subscribe, installStore.way, none)
  const [isDone, setDone] = useState(false)
  return { state: isDone ? ('done' as const) : way, ask: async () => setDone(await installStore.ask()) }
}

type Install = ReturnType<typeof useInstall>

interface InstallOfferProps extends Pick<Install, 'ask'> {
  readonly state: InstallWay | 'done'
}

/** What installing the site is good for, and the button or the steps for it. */
export function InstallOffer({ state, ask }: InstallOfferProps) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const handleAsk = () => {
    setBusy(true)
    void ask().finally(() => setBusy(false))
  }
  return (
    <>
      <p role="status">{t(state === 'done' ? 'install.done' : 'install.text')}</p>
      {state === 'steps' && (
        <Steps>
          <li>{t('install.step1')}</li>
          <li>{t('install.step2')}</li>
        </Steps>
      )}
      {state === 'prompt' && (
        <Button emphasis="strong" busy={isBusy} onClick={handleAsk}>
          {t('install.do')}
        </Button>
      )}
    </>
  )
}

/** The offer among the ways to get the app. */
export function InstallCard({ install: { state, ask } }: { readonly install: Install }) {
  const t = useText()
  const id = useId()
  if (state === undefined) return null
  return (
    <Card role="group" aria-labelledby={id}>
      <h3 id={id}>{t('nav.install')}</h3>
      <InstallOffer state={state} ask={ask} />
    </Card>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 1.5rem;
`

const Card = styled.section`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-card), 1.25rem);
`
