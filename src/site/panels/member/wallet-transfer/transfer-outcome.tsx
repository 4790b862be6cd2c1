import '@/site/ui/icons/later-icons'
import { Amount } from '@/site/elements/amount'
import { Copyable } from '@/site/elements/copyable'
import { Fact, Facts } from '@/site/elements/fact'
import { ReceiptLink } from '@/site/elements/receipt-link'
import { RefusalMessage } from '@/site/elements/refusal/refusal-message'
import { ResultBox } from '@/site/elements/result-box'
import { useWalletName } from '@/site/elements/wallet-name'
import type { IntentOf } from '@/site/money/use-money-intent'
import { useFormat } from '@/site/i18n/format'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { IconButton } from '@/site/ui/icons/icon-button'

type State = IntentOf<'walletTransfer'>
type Done = Extract<State, { status: 'done' }>

/** The result of the last transfer as the server reports it. It is shown as unknown while it is being checked. */
export function TransferOutcome({ state, onDismiss }: { state: State; onDismiss: () => void }) {
  const t = useText()
  const say = useSaidRequest()
  if (state.status === 'free' || state.status === 'sending') return null
  if (state.status === 'busy') return <ResultBox icon="info">{t('wallet-transfer.busy')}</ResultBox>
  if (state.status === 'checking') return <ResultBox icon="info">{say('checking', state.intent.request)}</ResultBox>
  const close = <IconButton icon="x" label={t('dialog.close')} onClick={onDismiss} />
  if (state.status === 'done')
    return (
      <ResultBox icon="check-circle" tone="good" close={close}>
        <Result {...state} />
      </ResultBox>
    )
  return (
    <ResultBox icon="alert-triangle" tone="bad" close={close}>
      {state.status === 'refused' ? (
        <>
          <strong>{t('wallet-transfer.refused')}</strong>
          <RefusalMessage error={state.error} />
        </>
      ) : (
        say('forgotten', state.intent.request)
      )}
    </ResultBox>
  )
}

/** Returns the text about a transfer, or about a recall, which has no amount. */
function useSaidRequest() {
  const t = useText()
  const format = useFormat()
  const nameOf = useWalletName()
  const { currency } = useSite().site
  return (what: 'checking' | 'forgotten', { from, to, amount }: Done['intent']['request']) =>
    from === 'ALL' || amount === undefined
      ? t(`wallet-transfer.${what}.recall`)
      : t(`wallet-transfer.${what}`, { amount: format.amount(amount, currency), from: nameOf(from), to: nameOf(to) })
}

function Result({ intent: { request }, answer }: Done) {
  const t = useText()
  const format = useFormat()
  const nameOf = useWalletName()
  const { currency } = useSite().site
  const { moved, notMoved, wallets, number } = answer
  const isRecall = request.from === 'ALL'
  const said = {
    amount: format.amount(moved, currency),
    from: nameOf(request.from),
    to: nameOf(request.to),
    asked: format.amount(request.amount ?? moved, currency),
  }
  const isLess = !isRecall && request.amount !== undefined && moved < request.amount
  return (
    <>
      <strong>{t(isRecall ? 'wallet-transfer.recalled' : 'wallet-transfer.done', said)}</strong>
      {isLess && <p>{t('wallet-transfer.less', said)}</p>}
      {notMoved.length > 0 && (
        <>
          <p>{t('wallet-transfer.notMoved')}</p>
          <ul>
            {notMoved.map(({ wallet, amount }) => (
              <li key={wallet}>
                <bdi>{nameOf(wallet)}</bdi>: <Amount amount={amount} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Facts>
        {sidesFirst(wallets, isRecall).map(({ wallet, balance }) => (
          <Fact key={wallet} name={t('wallet-transfer.now', { wallet: nameOf(wallet) })}>
            <Amount amount={balance} />
          </Fact>
        ))}
        <Fact name={t('wallet-transfer.number')}>
          <Copyable text={number} label={t('wallet-transfer.copyNumber')} />
          <ReceiptLink number={number} />
        </Fact>
      </Facts>
    </>
  )
}

/** Both wallets of a transfer; after a recall only the main wallet with its final balance. */
function sidesFirst(wallets: Done['answer']['wallets'], isRecall: boolean) {
  return isRecall ? wallets.filter(({ wallet }) => wallet === 'MAIN').slice(-1) : wallets
}
