import { useEffect } from 'react'

/**
 * Names the browser's tab and history after what is shown in the page's place, or over it, while the component is
 * mounted; then the document has its former name again.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
