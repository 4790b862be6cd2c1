import { useId, useState } from 'react'
import { PanelSections } from '@/elements/panel-section'
import { ReadSection } from '@/elements/read-section'
import { OpeningBody, OpeningRows, OpeningTitle } from '@/elements/opening-row'
import { useStatement } from '@/elements/records/use-statement'
import { useAgentNews } from '@/gateway/team'
import type { AgentNews } from '@/generated/gateway-types'
import type { AgentAnnouncementProps } from '@/generated/merchant-types'
import { useText } from '@/i18n/language'
import { useLeaveSite } from '@/site/external-link'
import { useSite } from '@/site/site-context'
import { EmptyState } from '@/ui/empty-state'
import { Icon } from '@/ui/icon'
import '@/ui/later-icons'
import { SafeHtml } from '@/ui/safe-html'
import { Skeleton } from '@/ui/skeleton'

type News = AgentNews['response'][number]

/** What the platform tells agents, the newest first (2 §2). */
export function AgentAnnouncement({ open }: AgentAnnouncementProps) {
  const t = useText()
  return (
    <PanelSections>
      <ReadSection title={t('agent-announcement.title')} read={useAgentNews()}>
        {(news) => {
          if (news === undefined) return <Skeleton lines={6} />
          if (news.length === 0) return <EmptyState icon="megaphone" text={t('agent-announcement.none')} />
          return (
            <OpeningRows>
              {news.map((each, at) => (
                <Announcement key={each.id} news={each} isOpenFirst={open && at === 0} />
              ))}
            </OpeningRows>
          )
        }}
      </ReadSection>
    </PanelSections>
  )
}

/** A title, and what it says once it is opened. Nothing in it acts. */
function Announcement({ news, isOpenFirst }: { news: News; isOpenFirst: boolean }) {
  const id = useId()
  const statement = useStatement()
  const leaveSite = useLeaveSite()
  const { allowedHosts } = useSite().site
  const [isOpen, setOpen] = useState(isOpenFirst)
  const { title, content, time } = news
  return (
    <li>
      <OpeningTitle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <bdi>{title}</bdi>
        <small>{statement.day(time)}</small>
        <Icon name="chevron-down" size={18} />
      </OpeningTitle>
      <OpeningBody id={id} hidden={!isOpen}>
        {isOpen && <SafeHtml html={content} allowedHosts={allowedHosts} onFollow={leaveSite} />}
      </OpeningBody>
    </li>
  )
}
