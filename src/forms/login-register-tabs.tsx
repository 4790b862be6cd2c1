import { useState } from 'react'
import { useText } from '@/i18n/language'
import { useFeature } from '@/site/features'
import { Tabs } from '@/ui/tabs'
import { LazyForm, prefetchForms } from './lazy-form'

prefetchForms()

interface Props {
  /** Tab that is open first. */
  readonly first: 'login' | 'register'
  /** Name that the sign-in starts with; empty: the remembered one. */
  readonly account?: string
  readonly onDone: () => void
}

/** Sign in or register (1 §2). Without direct registration there is nothing to choose between. */
export function LoginRegisterTabs({ first, account = '', onDone }: Props) {
  const t = useText()
  const canRegister = useFeature('DIRECTREG3')
  const [selected, select] = useState(first)
  if (!canRegister) return <LazyForm form="login" account={account} onDone={onDone} />
  return (
    <Tabs
      label={t('login-register.tabs')}
      tabs={[
        { name: 'login', label: t('nav.login') },
        { name: 'register', label: t('nav.register') },
      ]}
      selected={selected}
      onSelect={select}
    >
      <LazyForm form={selected} account={account} onDone={onDone} />
    </Tabs>
  )
}
