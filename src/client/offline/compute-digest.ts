/** The SHA-256 of a file, in hexadecimal digits, where there may be a service worker. */

export async function computeDigest(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
