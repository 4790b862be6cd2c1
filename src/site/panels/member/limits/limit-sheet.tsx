import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { AmountField } from '@/site/money/amount-field'
import { PanelHint } from '@/site/elements/panel/panel-section'
import { RadioTiles } from '@/site/elements/radio-tiles'
import { useLimitText } from '@/site/elements/limit-text'
import type { PlayLimit } from '@/site/gateway/money/play-limits'
import type { PlayLimits } from '@/contract/generated/gateway-types'
import { useLanguage, useText } from '@/site/i18n/language'
import { amountOf } from '@/contract/money/amount'
import { minorUnits } from '@/contract/money/minor-units'
import { parseAmount, printAmount } from '@/contract/money/typed-amount'
import { useAmountForm, useAmountProblemText } from '@/site/money/use-amount-form'
import { forgetDrafts, useDraft } from '@/site/session/drafts'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'
import { Button } from '@/site/ui/button'
import { Sheet } from '@/site/ui/modals/sheet'
import { useLimitAction } from './use-limit-action'

interface LimitSheetProps {
  readonly limit: PlayLimit
  readonly onClose: () => void
  readonly onDone: (next: PlayLimits['response']) => void
}

/** The session limits on offer, in minutes. */
const sessions = [15, 30, 60, 120, 180, 240]

/** Confirms a limit of 0: a player who means "no limit" by it could not deposit for a day. */
const nothing = { icon: 'warning', text: 'limits.zeroAsk', confirm: 'limits.save' } as const

/** Changes or removes a limit. */
export function LimitSheet({ limit, onClose, onDone }: LimitSheetProps) {
  const t = useText()
  const { kind } = limit
  const { set, isBusy, failure, forget } = useLimitAction((next) => {
    forgetDrafts(`limits.${kind}`)
    onDone(next)
  })
  const Form = kind === 'session' ? SessionForm : AmountForm
  return (
    <Sheet title={t(`limits.kind.${kind}`)} onClose={onClose}>
      <PanelHint>{t('limits.hint')}</PanelHint>
      <Form limit={limit} isBusy={isBusy} onSend={(next) => void set(kind, next)} onRefuse={forget} />
      {limit.limit !== null && (
        <Button emphasis="quiet" busy={isBusy} onClick={() => void set(kind, null)}>
          {t('limits.remove')}
        </Button>
      )}
      <Failure role="status">{failure}</Failure>
    </Sheet>
  )
}

interface FormProps extends Pick<LimitSheetProps, 'limit'> {
  readonly isBusy: boolean
  readonly onSend: (limit: number) => void
  readonly onRefuse: () => void
}

function AmountForm({ limit, isBusy, onSend, onRefuse }: FormProps) {
  const t = useText()
  const { formatTag } = useLanguage()
  const [typed, type] = useDraft(
    `limits.${limit.kind}`,
    limit.limit === null ? '' : printAmount(minorUnits(limit.limit, 'down'), formatTag),
  )
  const dialogs = useDialogs()
  const form = useAmountForm({ amount: typed, check: parseAmount, basis: typed, onRefuse })
  const problemText = useAmountProblemText()

  async function send(hundredths: number) {
    if (hundredths === 0 && !(await dialogs.confirm(question(nothing)))) return
    onSend(amountOf(hundredths))
  }

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const hundredths = form.take(event)
    if (hundredths !== undefined) void send(hundredths)
  }
  return (
    <Fields noValidate onSubmit={handleSubmit}>
      <AmountField
        label={t('limits.most')}
        value={typed}
        onChange={type}
        error={form.problem && problemText(form.problem)}
        choices={[]}
      />
      <Button type="submit" emphasis="strong" busy={isBusy}>
        {t('limits.save')}
      </Button>
    </Fields>
  )
}

function SessionForm({ limit, isBusy, onSend }: FormProps) {
  const t = useText()
  const text = useLimitText()
  const offered = limit.limit === null ? sessions : [...new Set([...sessions, limit.limit])].toSorted((a, b) => a - b)
  const [chosen, choose] = useState(String(limit.limit ?? 60))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onSend(Number(chosen))
  }
  return (
    <Fields onSubmit={handleSubmit}>
      <RadioTiles
        legend={t('limits.most')}
        name="limit-session"
        layout="tiles"
        choices={offered.map((minutes) => ({ id: String(minutes), content: text('minutes', minutes) }))}
        chosen={chosen}
        onChoose={choose}
      />
      <Button type="submit" emphasis="strong" busy={isBusy}>
        {t('limits.save')}
      </Button>
    </Fields>
  )
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`

const Failure = styled.p`
  color: var(--color-danger);
`
