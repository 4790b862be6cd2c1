import { ReceiptLink } from '@/site/elements/receipt-link'
import { useRewardText } from '@/site/money/reward-text'
import type { RaffleClaim } from '@/contract/generated/gateway-types'
import { useText } from '@/site/i18n/language'

/** The prize that the server drew. A prize of neither money nor points has no receipt. */
export function PrizeDrawn({ answer: { number, prize } }: { answer: RaffleClaim['response'] }) {
  const t = useText()
  const say = useRewardText('reward-center.points')
  const { kind, name, value } = prize
  if (kind === 'none') return <p>{t('reward-center.drawnNothing')}</p>
  return (
    <>
      <strong>{t('reward-center.drawn', { prize: name })}</strong>
      {kind !== 'gift' && (
        <>
          <p>{say(value, kind)}</p>
          <ReceiptLink number={number} />
        </>
      )}
    </>
  )
}
