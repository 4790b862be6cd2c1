import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SafeHtml } from './safe-html'

const announcement = `<h2>Maintenance on Sunday</h2>
<p>The site rests from <b>two</b> to <b>four</b>. More is said <a href="https://news.example.com/a">in the news</a>.</p>
<ul><li>Games that run are finished.</li><li>Balances stay as they are.</li></ul>
<table><tr><th>Region</th><th>Time</th></tr><tr><td>Hanoi</td><td>02:00</td></tr></table>`

const meta: Meta<typeof SafeHtml> = {
  title: 'UI/safe-html',
  component: SafeHtml,
  args: { html: announcement, allowedHosts: ['news.example.com'], onFollow: fn() },
}

export default meta

type Story = StoryObj<typeof SafeHtml>

/** The site receives the address of a clicked link, and can ask before the page is left. */
export const Announcement: Story = {
  async play({ args, canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'in the news' }))
    await expect(args.onFollow).toHaveBeenCalledWith('https://news.example.com/a')
  },
}

/** Active content is removed, and a link to a host that is not allowed loses its address. */
export const Hostile: Story = {
  args: {
    html: '<p onclick="alert(1)">What is left</p><form><input name="password"></form><a href="https://elsewhere.example">Elsewhere</a>',
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('What is left')).not.toHaveAttribute('onclick')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const LongText: Story = {
  args: { html: `<p>${'Geschwindigkeitsbegrenzungen'.repeat(8)}</p><p>${'And a sentence after it. '.repeat(40)}</p>` },
}

/** What is wider than the column wraps; a table scrolls by itself. */
export const Wide: Story = {
  args: {
    html: `<pre>${'0123456789'.repeat(48)}</pre><table width=2000><tr>${'<th>Region</th>'.repeat(24)}</tr></table><hr width=2000>${'<ul><li>Within'.repeat(12)}`,
  },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    // Measured with the next frame, the table that scrolls is reached by keyboard.
    await waitFor(() => expect(canvasElement.querySelector('table')).toHaveAttribute('tabindex', '0'))
  },
}
export const RightToLeft: Story = {
  args: {
    html: `<h2>صيانة يوم الأحد</h2>
<p>يتوقف الموقع من <b>الثانية</b> إلى <b>الرابعة</b>. التفاصيل <a href="https://news.example.com/a">في الأخبار</a>.</p>
<ul><li>تُستكمل الألعاب الجارية.</li><li>تبقى الأرصدة كما هي.</li></ul>
<table><tr><th>المنطقة</th><th>الوقت</th></tr><tr><td>هانوي</td><td>02:00</td></tr></table>`,
  },
  globals: { direction: 'rtl' },
}
export const ReducedMotion: Story = { parameters: { state: 'reduced-motion' } }
