import { Suspense } from 'react'
import { styled } from 'styled-components'
import { Amount } from '@/site/elements/amount'
import { Copyable } from '@/site/elements/copyable'
import { Fact, Facts } from '@/site/elements/fact'
import type { Deposit } from '@/site/gateway/money/deposits'
import { useText } from '@/site/i18n/language'
import { checkAddress } from '@/site/lib/address'
import { useWholeSite } from '@/site/merchant/site-context'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { Icon } from '@/site/ui/icons/icon'
import { lazyPart } from '@/site/ui/loading/lazy-part'
import { SkeletonBar } from '@/site/ui/loading/skeleton'

/** Lazy-loaded, because most deposits show no QR code and it is a quarter of the panel's code. */
const QrCode = lazyPart('qr-code', () => import('@/site/ui/qr-code').then((part) => part.QrCode))

/** Size of the QR code in pixels. */
const codeSize = 200

interface DepositInstructionsProps {
  readonly instructions: NonNullable<Deposit['instructions']>
  readonly amount: number
}

/** Payment instructions: rows that can be copied with one click, a QR code, or the link to the provider's page. */
export function DepositInstructions({ instructions: { rows, code, page }, amount }: DepositInstructionsProps) {
  const t = useText()
  const { allowedHosts, gameHosts } = useWholeSite().site
  const address =
    page === null
      ? undefined
      : checkAddress(page, {
          allowedHosts: [...allowedHosts, ...gameHosts],
          origin: location.origin,
        })
  return (
    <Root>
      {code !== null && (
        <Suspense fallback={<CodePlace />}>
          <QrCode text={code} label={t('deposit.code')} size={codeSize} />
        </Suspense>
      )}
      {rows.length > 0 && (
        <Facts>
          {rows.map(({ name, value }) => (
            <Fact key={name} name={t(`deposit.row.${name}`)}>
              <Copyable text={value} label={t('deposit.copy', { name: t(`deposit.row.${name}`) })} />
            </Fact>
          ))}
          <Fact name={t('deposit.amount')}>
            <Copyable text={String(amount)} label={t('deposit.copy', { name: t('deposit.amount') })}>
              <Amount amount={amount} />
            </Copyable>
          </Fact>
        </Facts>
      )}
      {address !== undefined &&
        (address.kind === 'refused' ? (
          <p role="alert">{t('deposit.pageRefused')}</p>
        ) : (
          <ToProvider href={address.href} rel="noopener noreferrer" $emphasis="strong">
            {t('deposit.toProvider')}
            <Icon name="arrow-forward" size={18} />
          </ToProvider>
        ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  justify-items: start;

  > svg {
    max-inline-size: 100%;
    block-size: auto;
  }

  > dl {
    inline-size: 100%;
  }
`

const CodePlace = styled(SkeletonBar)`
  inline-size: ${codeSize}px;
  max-inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
`

const ToProvider = styled.a<ButtonLook>`
  ${buttonLook}
`
