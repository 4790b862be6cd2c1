import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useNotices } from '@/site/gateway/content/notices'
import { useText } from '@/site/i18n/language'
import { restForDay } from '@/site/session/rest-of-day'
import { useSession } from '@/site/session/session'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Button } from '@/site/ui/button'
import { Dialog } from '@/site/ui/modals/dialog'
import { NewsList } from './news-list'
import { PlayerBalance } from './player-balance'
import { RestOfDay } from './rest-of-day'

/** The dialog after a sign-in (1 §4). */
export function AfterLogin(props: DialogPartProps<'after-login'>) {
  const { greeting, balance, announcements, restOfDay, onClose } = props
  const t = useText()
  const session = useSession()
  const { data, error } = useNotices()
  const [rests, setRests] = useState(false)
  const customerId = session.status === 'signedIn' ? session.customerId : ''
  const account = session.status === 'signedIn' ? session.account : ''
  const hasNews =
    announcements && (data === undefined ? error === undefined || greeting || balance : (data.popup ?? []).length > 0)
  const isEmpty = !greeting && !balance && !hasNews
  const title = session.role === 'trial' ? 'after-login.demo' : greeting ? 'after-login.greeting' : 'after-login.title'
  const leave = useEffectEvent(() => onClose())

  useEffect(() => {
    if (isEmpty) leave()
  }, [isEmpty])

  function close() {
    if (rests && customerId !== '') restForDay(customerId)
    onClose()
  }

  // Without content the dialog does not open.
  if (isEmpty) return null
  return (
    <Dialog title={t(title, { account })} onClose={close} closesOutside>
      <Stack>
        {balance && <PlayerBalance />}
        {hasNews && <NewsList />}
        <Foot>
          {restOfDay && <RestOfDay isTicked={rests} onTick={setRests} />}
          <Button emphasis="strong" onClick={close}>
            {t('after-login.go')}
          </Button>
        </Foot>
      </Stack>
    </Dialog>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: inherit;
  gap: var(--space-4);
`

/** Sticky, so that it stays in reach below long news, unless the text is so large that it would cover them. */
const Foot = styled.div`
  --room: clamp(1.25rem, calc(var(--space-1) * 6), 2rem);
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2) var(--room);
  margin-block-end: calc(-1 * var(--room));
  background: inherit;

  @media (min-height: 30em) {
    position: sticky;
    inset-block-end: 0;
  }
`
