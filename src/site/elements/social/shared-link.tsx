import { styled } from 'styled-components'
import { Copyable } from '@/site/elements/copyable'
import { useText } from '@/site/i18n/language'
import { useSite } from '@/site/merchant/site-context'
import { Button } from '@/site/ui/button'
import { QrCode } from '@/site/ui/qr-code'

/** Size and margin of the QR code in pixels (2 §9). */
const qr = { size: 200, margin: 20 }

interface SharedLinkProps {
  /** Query parameter of the registration URL that carries the code. */
  readonly query: 'referralCode' | 'affiliateCode'
  readonly code: string
  readonly hasQr: boolean
}

/** A registration link with somebody's code: to copy, to share, or as a QR code to scan. */
export function SharedLink({ query, code, hasQr }: SharedLinkProps) {
  const t = useText()
  const { routes, site } = useSite()
  const link = `${location.origin}${routes.paths.register}?${query}=${code}`

  async function share() {
    try {
      await navigator.share({ title: site.name, text: t('referral.invitation'), url: link })
    } catch (error) {
      // Cancelling the share dialog is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('nothing was shared', error)
    }
  }

  return (
    <Parts>
      {hasQr && (
        <Code>
          <QrCode text={link} label={t('referral.qr')} size={qr.size} />
        </Code>
      )}
      <div>
        <Copyable text={link} label={t('referral.copy')} />
        <Copyable text={code} label={t('referral.copyCode')}>
          <span>
            {t('referral.code')}: <bdi>{code}</bdi>
          </span>
        </Copyable>
        {'share' in navigator && (
          <Button emphasis="strong" onClick={() => void share()}>
            {t('referral.share')}
          </Button>
        )}
      </div>
    </Parts>
  )
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem;
  align-items: center;

  > div {
    display: grid;
    flex: 1 1 14rem;
    gap: 0.75rem;
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

const Code = styled.span`
  max-inline-size: 100%;
  padding: min(${qr.margin}px, 5cqi);
  border-radius: min(var(--radius-card), 1rem);
  background: #fff;
  line-height: 0;

  > svg {
    max-inline-size: 100%;
    block-size: auto;
  }
`
