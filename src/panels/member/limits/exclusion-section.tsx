import { useState } from 'react'
import { PanelHint, PanelSection } from '@/elements/panel-section'
import { RadioTiles } from '@/elements/radio-tiles'
import { useStatement } from '@/elements/records/use-statement'
import { useSessionActions } from '@/flows/session-actions'
import { useGateway } from '@/gateway/gateway-context'
import { excludeSelf } from '@/gateway/play-limits'
import { useAttempt } from '@/gateway/use-attempt'
import { useLanguage, useText } from '@/i18n/language'
import { asTextKey } from '@/i18n/text-key'
import { useSession } from '@/session/session'
import { useDialogs } from '@/site/dialogs'
import { question, success } from '@/site/message-presets'
import { Button } from '@/ui/button'

/** Shuts the player out for some days, asked twice: nothing makes it shorter. */
export function ExclusionSection({ days }: { days: readonly number[] }) {
  const t = useText()
  const gateway = useGateway()
  const dialogs = useDialogs()
  const session = useSession()
  const actions = useSessionActions()
  const { whole } = useStatement()
  const { locale } = useLanguage()
  const [chosen, choose] = useState(String(days[0] ?? ''))
  const { attempt, isBusy, failure } = useAttempt()
  const inDays = (count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count)

  async function exclude() {
    const text = asTextKey(t('limits.excludeAsk', { days: inDays(Number(chosen)) }))
    if (!(await dialogs.confirm(question({ icon: 'warning', text, confirm: 'limits.exclude' })))) return
    await attempt(async () => {
      const { until } = await gateway.send(excludeSelf, { days: Number(chosen) })
      if (session.status === 'signedIn') await actions.followSignOut(session.customerId)
      dialogs.open('message', success(asTextKey(t('limits.excluded', { time: whole(until) }))))
    })
  }

  return (
    <PanelSection title={t('limits.exclusion')}>
      <PanelHint>{t('limits.exclusionHint')}</PanelHint>
      <RadioTiles
        legend={t('limits.exclusionDays')}
        name="exclusion-days"
        layout="tiles"
        choices={days.map((each) => ({ id: String(each), content: inDays(each) }))}
        chosen={chosen}
        onChoose={choose}
      />
      <Button busy={isBusy} onClick={() => void exclude()}>
        {t('limits.exclude')}
      </Button>
      <p role="status">{failure}</p>
    </PanelSection>
  )
}
