import { BrandLogo } from '@/site/elements/brand-logo'
import { SectionButtons } from '@/site/elements/menu/section-buttons'
import { usePermission } from '@/site/gateway/content/permission'
import type { SystemNoticeProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useLeaveSite } from '@/site/merchant/actions/external-link'
import { useWholeSite } from '@/site/merchant/site-context'
import { SafeHtml } from '@/site/ui/safe-html'
import { ContactLink } from './contact-link'
import { RetryButton } from './retry-button'
import { Actions, Frame, Logo, Picture, Subtitle, Text, Title } from './system-notice-layout'
import { VisitorAddress } from './visitor-address'

/** A page-filling notice: maintenance, blocked, not found (2 §2). */
export function SystemNotice(props: SystemNoticeProps) {
  const { title, subtitle, text, image, serverMessage, address, brand, contact, retry, buttons } = props
  const t = useText()
  const { contact: contacts, allowedHosts } = useWholeSite().site
  const leaveSite = useLeaveSite()
  const message = useMaintenanceMessage(serverMessage)
  return (
    <Frame>
      {brand && (
        <Logo>
          <BrandLogo />
        </Logo>
      )}
      {image !== undefined && (
        <Picture
          src={image.src}
          width={image.width}
          height={image.height}
          alt={image.alt === undefined ? '' : t(image.alt)}
        />
      )}
      {subtitle !== undefined && <Subtitle>{t(subtitle)}</Subtitle>}
      <Title>{t(title)}</Title>
      <Text>
        {message === undefined ? (
          <p>{t(text)}</p>
        ) : (
          <SafeHtml html={message} allowedHosts={allowedHosts} onFollow={leaveSite} />
        )}
      </Text>
      {address && <VisitorAddress />}
      <Actions>
        {buttons !== undefined && <SectionButtons buttons={buttons} />}
        {retry && <RetryButton />}
        {contact !== undefined && contacts.address !== undefined && (
          <ContactLink address={contacts.address} label={t(contact)} />
        )}
      </Actions>
    </Frame>
  )
}

/** The server's HTML message about its maintenance, if there is one. */
function useMaintenanceMessage(wanted: boolean): string | undefined {
  const maintenance = usePermission().data?.maintenance
  if (!wanted || typeof maintenance !== 'object' || !maintenance.message?.trim()) return undefined
  return maintenance.message
}
