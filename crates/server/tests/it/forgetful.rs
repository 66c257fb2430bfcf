//! A disk that forgets: a file system in memory, mounted by FUSE, that knows of
//! everything whether it was synced. When the power is cut nobody gets another
//! answer, and of what was not synced some may be there afterwards, some not, and
//! some torn: writes by sectors of 512 bytes, and names of files like contents.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fuser::{
    BackgroundSession, BsdFileFlags, Config, Errno, FileAttr, FileHandle, FileType, Filesystem, FopenFlags, Generation,
    INodeNo, LockOwner, MountOption, OpenFlags, RenameFlags, ReplyAttr, ReplyCreate, ReplyData, ReplyDirectory,
    ReplyEmpty, ReplyEntry, ReplyOpen, ReplyWrite, Request, TimeOrNow, WriteFlags,
};
use rand::RngExt;
use table::Rng;

const SECTOR: usize = 512;
const TTL: Duration = Duration::from_secs(3600);

/// What was done to a file since it was last synced.
enum Change {
    Write(usize, Vec<u8>),
    Size(usize),
}

/// What was done to a folder since: names that appeared, or went, at once.
struct Names(Vec<(OsString, Option<u64>)>);

#[derive(Default)]
struct File {
    now: Vec<u8>,
    synced: Vec<u8>,
    since: Vec<Change>,
}

#[derive(Default)]
struct Folder {
    now: BTreeMap<OsString, u64>,
    synced: BTreeMap<OsString, u64>,
    since: Vec<Names>,
}

enum Node {
    File(File),
    Folder(Folder),
}

/// What became of what was not synced.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) writes: u64,
    pub(crate) syncs: u64,
    pub(crate) lost: u64,
    pub(crate) torn: u64,
    pub(crate) names_lost: u64,
}

struct Inside {
    nodes: BTreeMap<u64, Node>,
    next: u64,
    /// Changes and syncs until the power is cut.
    left: Option<u64>,
    dark: bool,
    /// Everybody who waited for an answer is dead.
    over: bool,
    /// Says that it has synced, and has not.
    lies: bool,
    tally: Tally,
}

pub(crate) struct Disk {
    inside: Mutex<Inside>,
    changed: Condvar,
}

fn write(bytes: &mut Vec<u8>, at: usize, data: &[u8]) {
    if bytes.len() < at + data.len() {
        bytes.resize(at + data.len(), 0);
    }
    bytes[at..at + data.len()].copy_from_slice(data);
}

impl Change {
    fn make(&self, bytes: &mut Vec<u8>) {
        match self {
            Change::Write(at, data) => write(bytes, *at, data),
            Change::Size(size) => bytes.resize(*size, 0),
        }
    }
}

impl Names {
    fn make(self, names: &mut BTreeMap<OsString, u64>) {
        for (name, node) in self.0 {
            match node {
                Some(node) => names.insert(name, node),
                None => names.remove(&name),
            };
        }
    }
}

impl Disk {
    pub(crate) fn new(lies: bool) -> Arc<Disk> {
        let root = BTreeMap::from([(INodeNo::ROOT.0, Node::Folder(Folder::default()))]);
        let inside =
            Inside { nodes: root, next: 2, left: None, dark: false, over: false, lies, tally: Tally::default() };
        Arc::new(Disk { inside: Mutex::new(inside), changed: Condvar::new() })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap()
    }

    /// Mounts it; the reason if that cannot be done here.
    pub(crate) fn mount(self: &Arc<Disk>, at: &Path) -> Result<BackgroundSession, String> {
        let mut options = Config::default();
        options.mount_options = vec![MountOption::FSName("forgetful".to_owned())];
        fuser::spawn_mount(Mounted(self.clone()), at, &options).map_err(|error| error.to_string())
    }

    /// The power is cut after this many changes and syncs.
    pub(crate) fn cut_after(&self, changes: u64) {
        self.inside().left = Some(changes);
    }

    /// Cuts the power now, unless it is cut already.
    pub(crate) fn cut(&self) {
        self.inside().dark = true;
        self.changed.notify_all();
    }

    pub(crate) fn is_cut(&self) -> bool {
        self.inside().dark
    }

    /// Everybody who waits for the disk is dead: no answer reaches them.
    pub(crate) fn let_go(&self) {
        self.inside().over = true;
        self.changed.notify_all();
    }

    /// The power is back. Of what was not synced all is lost, or all is there, or anything between.
    pub(crate) fn restore(&self, rng: &mut Rng) {
        let inside = &mut *self.inside();
        let survives = [0.0, 1.0, 0.5][rng.random_range(0..3)];
        let tally = &mut inside.tally;
        for node in inside.nodes.values_mut() {
            match node {
                Node::File(file) => {
                    for change in file.since.drain(..) {
                        if !rng.random_bool(survives) {
                            tally.lost += 1;
                        } else if let Change::Write(at, data) = &change
                            && survives < 1.0
                            && rng.random_bool(0.3)
                        {
                            tally.torn += 1;
                            for (n, sector) in data.chunks(SECTOR).enumerate().filter(|_| rng.random_bool(0.5)) {
                                write(&mut file.synced, at + n * SECTOR, sector);
                            }
                        } else {
                            change.make(&mut file.synced);
                        }
                    }
                    file.now.clone_from(&file.synced);
                }
                Node::Folder(folder) => {
                    for names in folder.since.drain(..) {
                        match rng.random_bool(survives) {
                            true => names.make(&mut folder.synced),
                            false => tally.names_lost += 1,
                        }
                    }
                    folder.now.clone_from(&folder.synced);
                }
            }
        }
        (inside.left, inside.dark, inside.over) = (None, false, false);
    }

    pub(crate) fn tally(&self) -> Tally {
        self.inside().tally
    }

    /// To look at something; nobody gets an answer once the power is cut.
    fn lit(&self) -> Result<MutexGuard<'_, Inside>, Errno> {
        let inside = self.changed.wait_while(self.inside(), |inside| inside.dark && !inside.over).unwrap();
        if inside.dark { Err(Errno::EIO) } else { Ok(inside) }
    }

    /// To change or sync something, which may be when the power is cut.
    fn change(&self) -> Result<MutexGuard<'_, Inside>, Errno> {
        let mut inside = self.lit()?;
        if let Some(left) = &mut inside.left {
            *left = left.saturating_sub(1);
            if *left == 0 {
                inside.dark = true;
                self.changed.notify_all();
            }
        }
        drop(inside);
        self.lit()
    }
}

impl Inside {
    fn file(&mut self, node: INodeNo) -> Result<&mut File, Errno> {
        match self.nodes.get_mut(&node.0) {
            Some(Node::File(file)) => Ok(file),
            Some(Node::Folder(_)) => Err(Errno::EISDIR),
            None => Err(Errno::ENOENT),
        }
    }

    fn folder(&mut self, node: INodeNo) -> Result<&mut Folder, Errno> {
        match self.nodes.get_mut(&node.0) {
            Some(Node::Folder(folder)) => Ok(folder),
            Some(Node::File(_)) => Err(Errno::ENOTDIR),
            None => Err(Errno::ENOENT),
        }
    }

    fn rename(&mut self, folder: INodeNo, names: Vec<(OsString, Option<u64>)>) -> Result<(), Errno> {
        let folder = self.folder(folder)?;
        Names(names.clone()).make(&mut folder.now);
        folder.since.push(Names(names));
        Ok(())
    }

    fn make(&mut self, folder: INodeNo, name: &OsStr, node: Node) -> Result<FileAttr, Errno> {
        let n = self.next;
        self.next += 1;
        self.nodes.insert(n, node);
        self.rename(folder, vec![(name.to_owned(), Some(n))])?;
        self.attr(INodeNo(n))
    }

    fn attr(&self, node: INodeNo) -> Result<FileAttr, Errno> {
        let (kind, size, perm) = match self.nodes.get(&node.0).ok_or(Errno::ENOENT)? {
            Node::File(file) => (FileType::RegularFile, file.now.len() as u64, 0o644),
            Node::Folder(_) => (FileType::Directory, 0, 0o755),
        };
        let (atime, blocks, nlink) = (UNIX_EPOCH, size.div_ceil(SECTOR as u64), 1);
        let (mtime, ctime, crtime, blksize) = (atime, atime, atime, 4096);
        let (uid, gid, rdev, flags) = (0, 0, 0, 0);
        let ino = node;
        Ok(FileAttr {
            ino,
            size,
            blocks,
            atime,
            mtime,
            ctime,
            crtime,
            kind,
            perm,
            nlink,
            uid,
            gid,
            rdev,
            flags,
            blksize,
        })
    }
}

struct Mounted(Arc<Disk>);

fn tried<T>(done: impl FnOnce() -> Result<T, Errno>) -> Result<T, Errno> {
    done()
}

/// Says what came of it.
macro_rules! answer {
    ($reply:ident, $done:expr, |$value:pat_param| $say:expr) => {
        match tried(|| $done) {
            Ok($value) => $say,
            Err(error) => $reply.error(error),
        }
    };
}

impl Filesystem for Mounted {
    fn lookup(&self, _: &Request, parent: INodeNo, name: &OsStr, reply: ReplyEntry) {
        let found = || {
            let mut inside = self.0.lit()?;
            let node = *inside.folder(parent)?.now.get(name).ok_or(Errno::ENOENT)?;
            inside.attr(INodeNo(node))
        };
        answer!(reply, found(), |attr| reply.entry(&TTL, &attr, Generation(0)));
    }

    fn getattr(&self, _: &Request, node: INodeNo, _: Option<FileHandle>, reply: ReplyAttr) {
        answer!(reply, self.0.lit()?.attr(node), |attr| reply.attr(&TTL, &attr));
    }

    fn setattr(
        &self,
        _: &Request,
        node: INodeNo,
        _: Option<u32>,
        _: Option<u32>,
        _: Option<u32>,
        size: Option<u64>,
        _: Option<TimeOrNow>,
        _: Option<TimeOrNow>,
        _: Option<SystemTime>,
        _: Option<FileHandle>,
        _: Option<SystemTime>,
        _: Option<SystemTime>,
        _: Option<SystemTime>,
        _: Option<BsdFileFlags>,
        reply: ReplyAttr,
    ) {
        let set = || {
            let mut inside = self.0.change()?;
            if let Some(size) = size {
                let file = inside.file(node)?;
                file.now.resize(size as usize, 0);
                file.since.push(Change::Size(size as usize));
            }
            inside.attr(node)
        };
        answer!(reply, set(), |attr| reply.attr(&TTL, &attr));
    }

    fn mkdir(&self, _: &Request, parent: INodeNo, name: &OsStr, _: u32, _: u32, reply: ReplyEntry) {
        let made = || self.0.change()?.make(parent, name, Node::Folder(Folder::default()));
        answer!(reply, made(), |attr| reply.entry(&TTL, &attr, Generation(0)));
    }

    fn create(&self, _: &Request, parent: INodeNo, name: &OsStr, _: u32, _: u32, _: i32, reply: ReplyCreate) {
        let made = || self.0.change()?.make(parent, name, Node::File(File::default()));
        answer!(reply, made(), |attr| reply.created(&TTL, &attr, Generation(0), FileHandle(0), FopenFlags::empty()));
    }

    fn unlink(&self, _: &Request, parent: INodeNo, name: &OsStr, reply: ReplyEmpty) {
        answer!(reply, self.0.change()?.rename(parent, vec![(name.to_owned(), None)]), |()| reply.ok());
    }

    fn rename(
        &self,
        _: &Request,
        parent: INodeNo,
        name: &OsStr,
        to: INodeNo,
        new: &OsStr,
        _: RenameFlags,
        reply: ReplyEmpty,
    ) {
        let renamed = || {
            let mut inside = self.0.change()?;
            let node = *inside.folder(parent)?.now.get(name).ok_or(Errno::ENOENT)?;
            if parent != to {
                return Err(Errno::EXDEV);
            }
            inside.rename(parent, vec![(name.to_owned(), None), (new.to_owned(), Some(node))])
        };
        answer!(reply, renamed(), |()| reply.ok());
    }

    fn open(&self, _: &Request, _: INodeNo, _: OpenFlags, reply: ReplyOpen) {
        reply.opened(FileHandle(0), FopenFlags::empty());
    }

    fn read(
        &self,
        _: &Request,
        node: INodeNo,
        _: FileHandle,
        at: u64,
        size: u32,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyData,
    ) {
        let bytes = || {
            let mut inside = self.0.lit()?;
            let bytes = &inside.file(node)?.now;
            let from = (at as usize).min(bytes.len());
            Ok(bytes[from..(from + size as usize).min(bytes.len())].to_vec())
        };
        answer!(reply, bytes(), |bytes| reply.data(&bytes));
    }

    fn write(
        &self,
        _: &Request,
        node: INodeNo,
        _: FileHandle,
        at: u64,
        data: &[u8],
        _: WriteFlags,
        _: OpenFlags,
        _: Option<LockOwner>,
        reply: ReplyWrite,
    ) {
        let written = || {
            let mut inside = self.0.change()?;
            inside.tally.writes += 1;
            let file = inside.file(node)?;
            write(&mut file.now, at as usize, data);
            file.since.push(Change::Write(at as usize, data.to_vec()));
            Ok(())
        };
        answer!(reply, written(), |()| reply.written(data.len() as u32));
    }

    fn flush(&self, _: &Request, _: INodeNo, _: FileHandle, _: LockOwner, reply: ReplyEmpty) {
        reply.ok();
    }

    fn fsync(&self, _: &Request, node: INodeNo, _: FileHandle, _: bool, reply: ReplyEmpty) {
        let synced = || {
            let mut inside = self.0.change()?;
            inside.tally.syncs += 1;
            if !inside.lies {
                let file = inside.file(node)?;
                file.since.drain(..).for_each(|change| change.make(&mut file.synced));
            }
            Ok(())
        };
        answer!(reply, synced(), |()| reply.ok());
    }

    fn fsyncdir(&self, _: &Request, node: INodeNo, _: FileHandle, _: bool, reply: ReplyEmpty) {
        let synced = || {
            let mut inside = self.0.change()?;
            if !inside.lies {
                let folder = inside.folder(node)?;
                folder.since.drain(..).for_each(|names| names.make(&mut folder.synced));
            }
            Ok(())
        };
        answer!(reply, synced(), |()| reply.ok());
    }

    fn readdir(&self, _: &Request, node: INodeNo, _: FileHandle, from: u64, mut reply: ReplyDirectory) {
        let listed = || {
            let mut inside = self.0.lit()?;
            let names: Vec<_> = inside.folder(node)?.now.clone().into_iter().collect();
            names.into_iter().map(|(name, node)| Ok((name, inside.attr(INodeNo(node))?))).collect::<Result<Vec<_>, _>>()
        };
        let all = match listed() {
            Ok(all) => all,
            Err(error) => return reply.error(error),
        };
        for (n, (name, attr)) in all.into_iter().enumerate().skip(from as usize) {
            if reply.add(attr.ino, n as u64 + 1, attr.kind, name) {
                break;
            }
        }
        reply.ok();
    }
}
