import { useState } from 'react'
import { announcementTypes } from '@/gateway/announcements'
import { useText } from '@/i18n/language'
import type { DialogPartProps } from '@/site/dialogs'
import { Choices } from '@/ui/choices'
import { Dialog } from '@/ui/dialog'
import { AnnouncementPanes } from './announcement-panes'

/** Announcements by their kind (1 §2): 9 a page, and the one that is read. */
export function Announcements({ type, onClose }: DialogPartProps<'announcements'>) {
  const t = useText()
  const [selected, select] = useState(type)
  return (
    <Dialog title={t('announcements.title')} width="wide" closesOutside onClose={() => onClose()}>
      <Choices
        label={t('announcements.types')}
        choices={announcementTypes.map((name) => ({ name, label: t(`announcements.type.${name}`) }))}
        selected={selected}
        onSelect={select}
      />
      {/* Another kind starts at its first page. */}
      <AnnouncementPanes key={selected} type={selected} />
    </Dialog>
  )
}
