import { styled } from 'styled-components'
import { ActionTarget } from '@/site/elements/action-target'
import { useText } from '@/site/i18n/language'
import { useAddressCheck } from '@/site/merchant/actions/external-link'
import { usePictureAddress } from '@/site/merchant/picture-address'
import { buttonLook, type ButtonLook } from '@/site/ui/button-look'
import { QrCode } from '@/site/ui/qr-code'
import type { DownloadResource } from './app-downloads'

interface DownloadProps {
  readonly resource: DownloadResource
}

/** Size of a QR code in the download guide in pixels (1 §9). */
const qrSize = 100

/** A download: its QR code to scan with a phone, and its link. */
export function Download({ resource }: DownloadProps) {
  const t = useText()
  const check = useAddressCheck()
  const pictureAddress = usePictureAddress()
  const { resourceType, url, qrCodeUrl } = resource
  const checked = check(url)
  const name = t(`app-guide.${resourceType}`)
  if (checked.kind === 'refused') {
    console.warn(`download refused (${checked.reason}): ${url}`)
    return <p>{t('app-guide.none')}</p>
  }
  const label = t('app-guide.scan', { name })
  const picture = pictureAddress(qrCodeUrl)
  return (
    <Frame>
      <b>{name}</b>
      {picture === undefined ? (
        <QrCode text={new URL(checked.href, location.origin).href} label={label} size={qrSize} />
      ) : (
        <img src={picture} alt={label} width={qrSize} height={qrSize} />
      )}
      <Link
        action={{ action: 'external', href: checked.href }}
        aria-label={t('app-guide.getNamed', { name })}
        $emphasis="strong"
      >
        {t('app-guide.get')}
      </Link>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  /* A word on the button is not broken for the width of the code. */
  inline-size: fit-content;
  min-inline-size: 8.5rem;
  max-inline-size: min(100%, 14rem);
  text-align: center;
`

const Link = styled(ActionTarget)<ButtonLook>`
  ${buttonLook}
`
