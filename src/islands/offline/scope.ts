/** The global scope of a service worker, as far as ours uses it: the types of the DOM do not have it. */

export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { readonly url: string; navigate(url: string): Promise<unknown> }[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(type: 'message', act: (event: Lasting & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
