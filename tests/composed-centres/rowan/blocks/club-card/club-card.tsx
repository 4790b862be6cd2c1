import { PanelSection } from '@/site/elements/panel/panel-section'
import type { TextKey } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'

interface ClubCardProps {
  readonly title: TextKey
  readonly perks: readonly TextKey[]
}

/** Club membership benefits, for signed-in users. */
export function ClubCard({ title, perks }: ClubCardProps) {
  const t = useText()
  const session = useSession()
  return (
    <PanelSection title={t(title)}>
      {session.status === 'signedIn' && <p>{session.account}</p>}
      <ul>
        {perks.map((perk) => (
          <li key={perk}>{t(perk)}</li>
        ))}
      </ul>
    </PanelSection>
  )
}
