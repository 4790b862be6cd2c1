import { PanelSection, PanelSections } from '@/site/elements/panel/panel-section'
import type { MessagesProps } from '@/contract/generated/merchant-types'
import { useText } from '@/site/i18n/language'
import { useSession } from '@/site/session/session'
import { usePanelQuery } from '@/site/merchant/centres/panel-query'
import { Tabs } from '@/site/ui/tabs'
import { Inbox } from './inbox'
import { PushSection } from './push-section'
import { PlayerNotices } from './player-notices'
import { WriteMessage } from './write-message'

/** Messages to the player, and the form with which agents write to others (2 §2 message). */
export function Messages({ pageSize, write }: MessagesProps) {
  const t = useText()
  const { role } = useSession()
  const [query, change] = usePanelQuery()
  const [first, ...others] = write
  if (role !== 'agent' || first === undefined)
    return (
      <PanelSections>
        <Inbox pageSize={pageSize} />
        <PlayerNotices />
        <PushSection />
      </PanelSections>
    )
  const tabs = (['inbox', 'write'] as const).map((name) => ({ name, label: t(`messages.${name}`) }))
  const selected = query.get('tab') === 'write' ? 'write' : 'inbox'
  return (
    <Tabs
      label={t('messages.title')}
      tabs={tabs}
      selected={selected}
      onSelect={(name) => change({ tab: name === 'inbox' ? undefined : name, page: undefined, open: undefined })}
    >
      <PanelSections>
        {selected === 'inbox' ? (
          <>
            <Inbox pageSize={pageSize} />
            <PlayerNotices />
            <PushSection />
          </>
        ) : (
          <PanelSection title={t('messages.write')}>
            <WriteMessage receivers={[first, ...others]} />
          </PanelSection>
        )}
      </PanelSections>
    </Tabs>
  )
}
