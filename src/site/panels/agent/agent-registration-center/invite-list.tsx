import { ExpandableRows } from '@/site/elements/panel/expandable-row'
import { ReadSection } from '@/site/elements/panel/read-section'
import { removeInvite, useInviteLinks } from '@/site/gateway/team/agent-accounts'
import { useGateway } from '@/site/gateway/gateway-context'
import { useRevalidate } from '@/site/gateway/use-revalidate'
import { useAttempt } from '@/site/gateway/use-attempt'
import { useText } from '@/site/i18n/language'
import { parsePageNumber } from '@/site/lib/whole-number'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { EmptyState } from '@/site/ui/notices/empty-state'
import '@/site/ui/icons/later-icons'
import { FailureLine } from '@/site/ui/notices/failure-line'
import { Paginator } from '@/site/ui/paginator'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { InviteRow } from './invite-row'

const removing = {
  icon: 'warning',
  text: 'agent-registration-center.removeAsk',
  confirm: 'agent-registration-center.remove',
} as const

/**
 * The agent's invitation links, including unusable ones, with their number of registrations. The expanded link is
 * stored in the URL.
 */
export function InviteList({ hasQr, pageSize }: { hasQr: boolean; pageSize: number }) {
  const t = useText()
  const dialogs = useDialogs()
  const gateway = useGateway()
  const readAgain = useRevalidate()
  const [query, change] = usePanelQuery()
  const pageNo = parsePageNumber(query.get('page'))
  const read = useInviteLinks({ pageNo, pageSize })
  // Defaults to the newest link, which is the one most likely to be shared.
  const open = query.get('link') ?? read.data?.items[0]?.code
  const { attempt, failure } = useAttempt()

  async function remove(code: string) {
    if (!(await dialogs.confirm(question(removing)))) return
    await attempt(async () => {
      await gateway.send(removeInvite, { code })
      await readAgain(['inviteLinks'])
    })
  }

  return (
    <ReadSection title={t('agent-registration-center.yours')} read={read}>
      {(page) => {
        if (page === undefined) return <Skeleton lines={4} />
        if (page.items.length === 0) return <EmptyState icon="users" text={t('agent-registration-center.none')} />
        return (
          <>
            <FailureLine role="alert">{failure}</FailureLine>
            <ExpandableRows>
              {page.items.map((link) => (
                <InviteRow
                  key={link.code}
                  link={link}
                  hasQr={hasQr}
                  isOpen={open === link.code}
                  onToggle={() => change({ link: open === link.code ? 'none' : link.code })}
                  onRemove={() => void remove(link.code)}
                />
              ))}
            </ExpandableRows>
            <Paginator
              label={t('agent-registration-center.yours')}
              page={pageNo}
              pages={page.totalPages}
              onSelect={(no) => change({ page: no === 1 ? undefined : String(no), link: undefined })}
            />
          </>
        )
      }}
    </ReadSection>
  )
}
