import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

export interface StoredFile {
  path: string;
  size: number;
  etag: string;
  /** Time of the last change in whole seconds, as `Last-Modified` has it. */
  modified: Date;
  contentType: string;
}

/** Finds a file below a folder; undefined for dotfiles, missing files and paths or links that leave the folder. */
export async function findStoredFile(folder: string, relativePath: string): Promise<StoredFile | undefined> {
  if (relativePath.includes('\0') || relativePath.split(/[/\\]/).some((part) => part.startsWith('.')))
    return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, relativePath));
    if (!file.startsWith(root + path.sep)) return undefined;
    const stats = await stat(file);
    if (!stats.isFile()) return undefined;
    return {
      path: file,
      size: stats.size,
      etag: `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`,
      modified: new Date(Math.floor(stats.mtimeMs / 1000) * 1000),
      contentType: contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    };
  } catch {
    return undefined;
  }
}
