/** A process of docsgen's own could not be started, or was ended from outside. */

export class ProcessFailure extends Error {
  override readonly name = 'ProcessFailure';
}
