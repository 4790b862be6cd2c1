import { useState } from 'react'
import { useText } from '@/site/i18n/language'
import { useFeatures } from '@/site/merchant/features'
import { useWholeSite } from '@/site/merchant/site-context'
import { Tabs } from '@/site/ui/tabs'
import { LazyForm, prefetchForms, type FormTab } from './lazy-form'

prefetchForms()

interface Props {
  /** Tab that is open first. */
  readonly first: 'login' | 'register'
  /** Name that the sign-in starts with; empty: the remembered one. */
  readonly account?: string
  readonly onDone: () => void
}

/** Sign in, each way that there is, or register (1 §2): one row of tabs, or none where there is nothing to choose between. */
export function LoginRegisterTabs({ first, account = '', onDone }: Props) {
  const t = useText()
  const tabs = useTabs()
  const { login } = useWholeSite().site
  const [chosen, choose] = useState<FormTab>()
  // A sign-in that is for an account is the one by its name.
  const wanted = chosen ?? (first === 'login' && login.first === 'sms' && account === '' ? 'sms' : first)
  const selected = tabs.includes(wanted) ? wanted : 'login'
  const labels = { login: t('nav.login'), sms: t('login.tab.sms'), register: t('nav.register') }
  return (
    // What is being filled in stays, whatever the server's settings say when they arrive.
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
