import { useState } from 'react'
import { useText } from '@/site/i18n/language'
import { useFeature } from '@/site/merchant/features'
import { Tabs } from '@/site/ui/tabs'
import { ForgotByEmail } from './forgot-by-email'
import { ForgotByMobile } from './forgot-by-mobile'

interface ForgotPasswordProps {
  /** Tab that is open first where there are both. */
  readonly first: 'email' | 'mobile'
  /** The player may sign in now; with the name that was typed, if any. */
  readonly onDone: (account: string) => void
}

/** Both ways back to an account; by mobile only where the server allows it (1 §4). */
export function ForgotPassword({ first, onDone }: ForgotPasswordProps) {
  const t = useText()
  const hasMobile = useFeature('CHNGPASSVERIF3')
  const [way, choose] = useState(first)
  const ways = hasMobile ? (['email', 'mobile'] as const) : (['email'] as const)
  const selected = hasMobile ? way : 'email'
  return (
    <Tabs
      label={t('forgot-password.tabs')}
      tabs={ways.map((name) => ({ name, label: t(`forgot-password.tab.${name}`) }))}
      selected={selected}
      onSelect={choose}
    >
      {selected === 'email' ? <ForgotByEmail onDone={onDone} /> : <ForgotByMobile onDone={onDone} />}
    </Tabs>
  )
}
