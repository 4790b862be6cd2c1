import { useState } from 'react'
import { useText } from '@/site/i18n/language'
import { useFeature } from '@/site/merchant/features'
import { Tabs } from '@/site/ui/tabs'
import { ForgotByEmail } from './forgot-by-email'
import { ForgotByMobile } from './forgot-by-mobile'

interface ForgotPasswordProps {
  /** The tab that is open first when both ways are available. */
  readonly first: 'email' | 'mobile'
  /** Called when the player can sign in, with the account name that was typed, or an empty text. */
  readonly onDone: (account: string) => void
}

/** Both ways to recover an account; by mobile only where the server allows it (1 §4). */
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
