import '@/site/ui/icons/later-icons'
import { styled } from 'styled-components'
import { ExpandableRows } from '@/site/elements/panel/expandable-row'
import { ReadSection } from '@/site/elements/panel/read-section'
import { useMessageActions, useMessages } from '@/site/gateway/content/messages'
import { useAttempt } from '@/site/gateway/use-attempt'
import { useText } from '@/site/i18n/language'
import { parsePageNumber } from '@/site/lib/whole-number'
import { useDialogs } from '@/site/merchant/dialogs'
import { question } from '@/site/merchant/actions/message-presets'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Button } from '@/site/ui/button'
import { EmptyState } from '@/site/ui/notices/empty-state'
import { FailureLine } from '@/site/ui/notices/failure-line'
import { Paginator } from '@/site/ui/paginator'
import { Skeleton } from '@/site/ui/loading/skeleton'
import { MessageRow } from './message-row'

const deleting = { icon: 'warning', text: 'messages.deleteAsk', confirm: 'messages.delete' } as const

/** One page of messages. The open message and the page number are stored in the URL. */
export function Inbox({ pageSize }: { pageSize: number }) {
  const t = useText()
  const dialogs = useDialogs()
  const [query, change] = usePanelQuery()
  const pageNo = parsePageNumber(query.get('page'))
  const read = useMessages({ pageNo, pageSize })
  const acts = useMessageActions()
  const { attempt, isBusy, failure } = useAttempt()

  function toggle({ id, read: isRead }: { id: string; read: boolean }) {
    const isOpen = query.get('open') === id
    change({ open: isOpen ? undefined : id })
    if (!isOpen && !isRead) void attempt(() => acts.read([id]))
  }

  async function remove(id: string) {
    if (await dialogs.confirm(question(deleting))) await attempt(() => acts.remove([id]))
  }

  return (
    <ReadSection title={t('messages.inbox')} read={read}>
      {(page) => {
        if (page === undefined) return <Skeleton lines={6} />
        if (page.list.length === 0)
          return (
            <EmptyState icon="mail" text={t(pageNo === 1 ? 'messages.none' : 'messages.noneHere')}>
              {pageNo > 1 && <Button onClick={() => change({ page: undefined })}>{t('messages.first')}</Button>}
            </EmptyState>
          )
        return (
          <>
            <Head>
              <p role="status">{t('messages.unread', { count: page.unread })}</p>
              {page.unread > 0 && (
                <Button emphasis="quiet" busy={isBusy} onClick={() => void attempt(() => acts.read())}>
                  {t('messages.readAll')}
                </Button>
              )}
            </Head>
            <FailureLine role="alert">{failure}</FailureLine>
            <ExpandableRows>
              {page.list.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  isOpen={query.get('open') === message.id}
                  onToggle={() => toggle(message)}
                  onDelete={() => void remove(message.id)}
                />
              ))}
            </ExpandableRows>
            <Paginator
              label={t('messages.pages')}
              page={pageNo}
              pages={page.totalPages}
              onSelect={(no) => change({ page: no === 1 ? undefined : String(no), open: undefined })}
            />
          </>
        )
      }}
    </ReadSection>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  min-block-size: 2.75rem;
`
