const statistics = { title: 'page.title', text: 'page.text', providers: ['gtag'], signals: ['analytics_storage'] }
const marketing = {
  title: 'page.more',
  text: 'page.title',
  providers: ['gtag', 'monitoring'],
  signals: ['ad_storage'],
}
const categories = { items: { statistics, marketing }, order: ['statistics', 'marketing'] }
const monitoring = { endpoint: '/reports' }

const contact = { address: 'mailto:help@sampler.example' }

/** How others are reached: services of theirs, what visitors are asked for, monitoring, and the merchant itself. */
export const samplerServices = {
  analytics: { provider: 'gtag' },
  consent: { categories },
  monitoring,
  contact,
  sandbox: { systemStatus: 0 },
}
