import { useState } from 'react'
import { useText } from '@/site/i18n/language'
import { useFeatures } from '@/site/merchant/features'
import { useWholeSite } from '@/site/merchant/site-context'
import { Tabs } from '@/site/ui/tabs'
import { LazyForm, prefetchForms, type FormTab } from './lazy-form'

prefetchForms()

interface Props {
  /** The tab that is open first. */
  readonly first: 'login' | 'register'
  /** Account name to start with; empty: the remembered one. */
  readonly account?: string
  readonly onDone: () => void
}

/**
 * Sign-in, in each available way, and registration (1 §2) as one row of tabs; no tabs when there is only one choice.
 */
export function LoginRegisterTabs({ first, account = '', onDone }: Props) {
  const t = useText()
  const tabs = useTabs()
  const { login } = useWholeSite().site
  const [chosen, choose] = useState<FormTab>()
  // A sign-in for a given account opens the tab that asks for the name.
  const wanted = chosen ?? (first === 'login' && login.first === 'sms' && account === '' ? 'sms' : first)
  const selected = tabs.includes(wanted) ? wanted : 'login'
  const labels = { login: t('nav.login'), sms: t('login.tab.sms'), register: t('nav.register') }
  return (
    // Once the player has typed into a form it stays, even if the server's settings arrive later and say otherwise.
    <div onInput={() => choose(selected)}>
      <Tabs
        label={t('login-register.tabs')}
        tabs={tabs.map((name) => ({ name, label: labels[name] }))}
        selected={selected}
        onSelect={choose}
      >
        <LazyForm tab={selected} account={account} onDone={onDone} />
      </Tabs>
    </div>
  )
}

function useTabs(): readonly FormTab[] {
  const isOn = useFeatures()
  return [
    'login',
    ...(isOn('MOBILEVERCODELOGIN3') ? (['sms'] as const) : []),
    ...(isOn('DIRECTREG3') ? (['register'] as const) : []),
  ]
}
