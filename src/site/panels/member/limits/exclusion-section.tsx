import { useState } from 'react'
import { PanelHint, PanelSection } from '@/site/elements/panel/panel-section'
import { RadioTiles } from '@/site/elements/radio-tiles'
import { useStatement } from '@/site/elements/use-statement'
import { useSessionActions } from '@/site/merchant/sign-in/session-actions'
import { useGateway } from '@/site/gateway/gateway-context'
import { excludeSelf } from '@/site/gateway/money/play-limits'
import { useAttempt } from '@/site/gateway/use-attempt'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { asTextKey } from '@/site/i18n/text-key'
import { useSession } from '@/site/session/session'
import { useDialogs } from '@/site/merchant/dialogs'
import { question, success } from '@/site/merchant/actions/message-presets'
import { Button } from '@/site/ui/button'

/** Self-exclusion for a number of days. It needs a confirmation, because it cannot be shortened. */
export function ExclusionSection({ days }: { days: readonly number[] }) {
  const t = useText()
  const gateway = useGateway()
  const dialogs = useDialogs()
  const session = useSession()
  const actions = useSessionActions()
  const { whole } = useStatement()
  const { days: inDays } = useFormat()
  const [chosen, choose] = useState(String(days[0] ?? ''))
  const { attempt, isBusy, failure } = useAttempt()

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
