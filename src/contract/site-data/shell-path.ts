/**
 * An address that no page has, and that servers answer with the document that shows nothing before its scripts run. The
 * service worker keeps that for pages that were not visited.
 */
export const shellPath = '/-'
