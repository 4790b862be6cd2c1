import { useId, useState } from 'react'
import { PanelSections } from '@/site/elements/panel/panel-section'
import { ReadSection } from '@/site/elements/panel/read-section'
import { ExpandableBody, ExpandableRows, ExpandableTitle } from '@/site/elements/panel/expandable-row'
import { useStatement } from '@/site/elements/use-statement'
import { useAgentNews } from '@/site/gateway/team/team'
import type { AgentNews } from '@/contract/generated/gateway-types'
import type { AgentAnnouncementProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useLeaveSite } from '@/site/merchant/actions/external-link'
import { useSite } from '@/site/merchant/site-context'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { Icon } from '@/site/ui/icons/icon'
import '@/site/ui/icons/later-icons'
import { SafeHtml } from '@/site/ui/safe-html'
import { Skeleton } from '@/site/ui/loading/skeleton'

type News = AgentNews['response'][number]

/** The platform's announcements for agents, the newest first (2 §2). */
export function AgentAnnouncement({ open }: AgentAnnouncementProps) {
  const t = useText()
  return (
    <PanelSections>
      <ReadSection title={t('agent-announcement.title')} read={useAgentNews()}>
        {(news) => {
          if (news === undefined) return <Skeleton lines={6} />
          if (news.length === 0) return <EmptyState icon="megaphone" text={t('agent-announcement.none')} />
          return (
            <ExpandableRows>
              {news.map((each, at) => (
                <Announcement key={each.id} news={each} isOpenFirst={open && at === 0} />
              ))}
            </ExpandableRows>
          )
        }}
      </ReadSection>
    </PanelSections>
  )
}

/** A title that expands to the content, which is sanitised HTML. */
function Announcement({ news, isOpenFirst }: { news: News; isOpenFirst: boolean }) {
  const id = useId()
  const statement = useStatement()
  const leaveSite = useLeaveSite()
  const { allowedHosts } = useSite().site
  const [isOpen, setOpen] = useState(isOpenFirst)
  const { title, content, time } = news
  return (
    <li>
      <ExpandableTitle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <bdi>{title}</bdi>
        <small>{statement.day(time)}</small>
        <Icon name="chevron-down" size={18} />
      </ExpandableTitle>
      <ExpandableBody id={id} hidden={!isOpen}>
        {isOpen && <SafeHtml html={content} allowedHosts={allowedHosts} onFollow={leaveSite} />}
      </ExpandableBody>
    </li>
  )
}
