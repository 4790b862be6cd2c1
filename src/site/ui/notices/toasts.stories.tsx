import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/site/ui/button'
import { Dialog } from '@/site/ui/modals/dialog'
import { NoticeStack } from './notice-stack'
import { closeToast, showToast, toasts } from './toast'
import { Toasts } from './toasts'

function ToastsOnPage({ texts, inDialog = false }: { texts: readonly string[]; inDialog?: boolean }) {
  const button = <Button onClick={() => texts.forEach((text) => showToast(text))}>Say it</Button>
  return (
    <>
      {inDialog ? (
        <Dialog title="Over the page" onClose={() => undefined}>
          {button}
        </Dialog>
      ) : (
        button
      )}
      <NoticeStack standing={null}>
        <Toasts />
      </NoticeStack>
    </>
  )
}

const meta: Meta<typeof ToastsOnPage> = {
  title: 'UI/toasts',
  component: ToastsOnPage,
  args: { texts: ['Copied.'] },
  beforeEach: () => () => toasts.get().forEach(({ id }) => closeToast(id)),
  async play({ canvas, args: { texts } }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }))
    for (const text of texts) await waitFor(() => expect(screen.getByText(text)).toBeVisible())
  },
}

export default meta

type Story = StoryObj<typeof ToastsOnPage>

export const Plain: Story = {}
export const Several: Story = { args: { texts: ['Copied.', 'Saved.', 'The star is as it was.'] } }

/** It is rendered inside the dialog, since everything outside is not announced. */
export const OverADialog: Story = {
  args: { inDialog: true },
  async play(context) {
    await meta.play?.(context)
    await expect(screen.getByText('Copied.').closest('dialog')).not.toBeNull()
  },
}

export const LongText: Story = {
  args: {
    texts: [
      'The favourite is as it was, because the server did not take it: Geschwindigkeitsbegrenzung. '.repeat(3).trim(),
    ],
  },
}
export const RightToLeft: Story = { args: { texts: ['تم النسخ.', 'تم الحفظ.'] }, globals: { direction: 'rtl' } }
